/* A bare libxml2 SAX2 pass over a file, with handlers that do nothing: the measure that whole edits
   are compared with. With a second argument the file is read into memory first, as an edit has to. */
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                  int namespaces, const xmlChar **declared, int attributes, int defaulted,
                  const xmlChar **fields) {}

static void end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}

static void characters(void *context, const xmlChar *text, int length) {}

static int parse_memory(xmlSAXHandler *handlers, const char *path) {
  FILE *file = fopen(path, "rb");
  long size;
  char *bytes;
  int failed;
  if (!file || fseek(file, 0, SEEK_END) || (size = ftell(file)) < 0) return 3;
  rewind(file);
  bytes = malloc(size + 1);
  if (!bytes || fread(bytes, 1, size, file) != (size_t)size) return 3;
  failed = xmlSAXUserParseMemory(handlers, NULL, bytes, (int)size) != 0;
  free(bytes);
  fclose(file);
  return failed;
}

int main(int count, char **arguments) {
  xmlSAXHandler handlers;
  if (count != 2 && count != 3) return 2;
  memset(&handlers, 0, sizeof handlers);
  handlers.initialized = XML_SAX2_MAGIC;
  handlers.startElementNs = start;
  handlers.endElementNs = end;
  handlers.characters = characters;
  if (count == 3) return parse_memory(&handlers, arguments[1]);
  return xmlSAXUserParseFile(&handlers, NULL, arguments[1]) != 0;
}
