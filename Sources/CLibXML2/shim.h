#pragma once
#include <libxml/xmlversion.h>
// Else ICU's own declarations come along, and clash with those of Foundation in an app that uses
// both. Only the last fields of a structure that nobody here makes go without them.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

// What versions of libxml2 do differently, and the fields that newer ones mark as deprecated:
// touched here only, where a system header gives no warning.

/// Nothing outside the bytes given is read, and the text has been decoded already. Without limits
/// on depth and length, see `outline_limit`.
static inline int outline_safe_options(void) {
  int options = XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC | XML_PARSE_COMPACT;
#if LIBXML_VERSION >= 21300
  options |= XML_PARSE_NO_XXE;
#endif
  return options;
}

/// Turns on the limits on depth, length and entity growth that the options lifted.
static inline void outline_limit(xmlParserCtxtPtr context) {
  context->options &= ~XML_PARSE_HUGE;
}

/// Lets the context read `count` bytes where they lie; byte `count` must be there and be zero.
/// Returns 0 if that cannot be done.
static inline int outline_push_bytes(
    xmlParserCtxtPtr context, const unsigned char *bytes, size_t count) {
#if LIBXML_VERSION >= 21400
  xmlParserInputPtr input = xmlNewInputFromMemory(
      NULL, bytes, count, XML_INPUT_BUF_STATIC | XML_INPUT_BUF_ZERO_TERMINATED);
  if (input == NULL) return 0;
#else
  xmlParserInputPtr input = xmlNewInputStream(context);
  if (input == NULL) return 0;
  input->base = bytes;
  input->cur = bytes;
  input->end = bytes + count;
#endif
  return inputPush(context, input) >= 0 && input->cur == bytes;
}

/// Lets the context, if it has read all bytes that it was given, go on at `offset` in others: those of
/// `outline_push_bytes`. May be called by the handler of processing instructions. Returns 0 if that
/// cannot be done.
static inline int outline_go_on(
    xmlParserCtxtPtr context, const unsigned char *bytes, size_t count, size_t offset) {
  if (context->input->cur != context->input->end) return 1;
  xmlFreeInputStream(inputPop(context));
  if (!outline_push_bytes(context, bytes, count)) return 0;
  context->input->cur += offset;
  return 1;
}

/// Ends parsing as soon as the present construct allows; may be called from an error handler.
static inline void outline_stop(xmlParserCtxtPtr context) {
  context->disableSAX = 2;
#if LIBXML_VERSION < 21300
  context->instate = XML_PARSER_EOF;
#endif
}

/// Where the context reads, which may be in the replacement text of an entity.
static inline const unsigned char *outline_cursor(xmlParserCtxtPtr context) {
  return context->input != NULL ? context->input->cur : NULL;
}

/// Where the context reads in the document itself, whatever entity it may be in.
static inline const unsigned char *outline_document_cursor(xmlParserCtxtPtr context) {
  return context->inputNr > 0 ? context->inputTab[0]->cur : NULL;
}

/// How many elements are open.
static inline int outline_depth(xmlParserCtxtPtr context) { return context->nameNr; }

/// How many namespace declarations are in scope, if many make the parser slow.
static inline int outline_slow_namespaces(xmlParserCtxtPtr context) {
#if LIBXML_VERSION >= 21200
  return 0;
#else
  return context->nsNr / 2;
#endif
}

// Some calls know no parser whose error handler they could call: what they have to say goes to the
// thread's handlers, which print if nobody has set others. These are put aside meanwhile.

typedef struct {
  xmlStructuredErrorFunc structured;
  void *structuredData;
  xmlGenericErrorFunc generic;
  void *genericData;
} OutlineErrorHandlers;

#if LIBXML_VERSION >= 21200
static inline void outline_ignore_error(void *data, const xmlError *error) {}
#else
static inline void outline_ignore_error(void *data, xmlErrorPtr error) {}
#endif
static inline void outline_ignore_message(void *data, const char *format, ...) {}

/// Makes this thread's libxml2 silent; returns what `outline_restore` wants.
static inline OutlineErrorHandlers outline_silence(void) {
  OutlineErrorHandlers handlers = {
      xmlStructuredError, xmlStructuredErrorContext, xmlGenericError, xmlGenericErrorContext};
  xmlSetStructuredErrorFunc(NULL, outline_ignore_error);
  xmlSetGenericErrorFunc(NULL, outline_ignore_message);
  return handlers;
}

static inline void outline_restore(OutlineErrorHandlers handlers) {
  xmlSetStructuredErrorFunc(handlers.structuredData, handlers.structured);
  xmlSetGenericErrorFunc(handlers.genericData, handlers.generic);
}
