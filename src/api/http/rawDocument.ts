/**
 * The reader for documents that the console passes on unchanged: any JSON or plain text. It throws for an
 * empty body.
 */
export function readRawDocument(body: unknown): unknown {
  if (body === undefined) throw new TypeError('The response is empty');
  return body;
}
