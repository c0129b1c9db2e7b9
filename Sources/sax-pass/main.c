/* A bare libxml2 SAX2 pass over a file, with handlers that do nothing: the measure that whole edits
   are compared with. */
#include <libxml/parser.h>
#include <string.h>

static void start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                  int namespaces, const xmlChar **declared, int attributes, int defaulted,
                  const xmlChar **fields) {}

static void end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}

static void characters(void *context, const xmlChar *text, int length) {}

int main(int count, char **arguments) {
  xmlSAXHandler handlers;
  if (count != 2) return 2;
  memset(&handlers, 0, sizeof handlers);
  handlers.initialized = XML_SAX2_MAGIC;
  handlers.startElementNs = start;
  handlers.endElementNs = end;
  handlers.characters = characters;
  return xmlSAXUserParseFile(&handlers, NULL, arguments[1]) != 0;
}
