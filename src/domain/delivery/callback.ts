import { webUrl } from '#domain/links.ts';

/** Where an order's events go (S3.43). `document` is the whole answer: it is sent back with a new url (S7.28). */
export interface Callback {
  url: string;
  version: number | string | null;
  document: Readonly<Record<string, unknown>>;
}

/** The result of saving: saved, or `present` if somebody else was faster, with the URL that is stored now. */
export type CallbackSaved = { kind: 'saved'; callback: Callback } | { kind: 'conflict'; present: Callback };

export type CallbackProblem = 'required' | 'webUrl' | 'unchanged';

/** Why the typed URL cannot be saved, or null. */
export function callbackProblem(typed: string, present: string): CallbackProblem | null {
  const url = typed.trim();
  if (url === '') return 'required';
  if (webUrl(url) === null) return 'webUrl';
  return url === present ? 'unchanged' : null;
}
