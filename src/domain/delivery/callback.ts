import { isEnteredUrl } from '#domain/links/enteredUrl.ts';

/**
 * The callback for an order's events (S3.43). `document` is the whole response, which the console sends back
 * with the new URL (S7.28).
 */
export interface Callback {
  url: string;
  version: number | string | null;
  document: Readonly<Record<string, unknown>>;
}

/**
 * The result of saving. `conflict` means that another user changed the callback first, to the URL `current`.
 */
export type CallbackSaveResult =
  | { kind: 'saved'; callback: Callback }
  | { kind: 'conflict'; current: Callback };

export type CallbackProblem = 'required' | 'webUrl' | 'unchanged';

/** The reason why the user cannot save the entered URL, or null. */
export function callbackProblem(typed: string, current: string): CallbackProblem | null {
  const url = typed.trim();
  if (url === '') return 'required';
  if (!isEnteredUrl(url)) return 'webUrl';
  return url === current ? 'unchanged' : null;
}
