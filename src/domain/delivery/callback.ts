import { webUrl } from '#domain/links.ts';

/**
 * The callback of an order's events (S3.43). `document` is the whole response, which is sent back with a new URL
 * (S7.28).
 */
export interface Callback {
  url: string;
  version: number | string | null;
  document: Readonly<Record<string, unknown>>;
}

/** The result of saving: saved, or `present` with the stored URL if somebody else changed it first. */
export type CallbackSaved = { kind: 'saved'; callback: Callback } | { kind: 'conflict'; present: Callback };

export type CallbackProblem = 'required' | 'webUrl' | 'unchanged';

/** The reason why the entered URL cannot be saved, or null. */
export function callbackProblem(typed: string, present: string): CallbackProblem | null {
  const url = typed.trim();
  if (url === '') return 'required';
  if (webUrl(url) === null) return 'webUrl';
  return url === present ? 'unchanged' : null;
}
