import type { Page } from '@playwright/test';

/** The response as the console's page can read it, or the reason why it cannot. */
export type Seen = { status: number; text: string } | 'unreadable' | 'forbidden by policy';

interface Request {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** `no-cors` if the console does not read the response. */
  mode?: RequestMode;
}

/** Sends a request from the page. The page's origin and content security policy apply. */
export function seenFrom(page: Page, request: Request): Promise<Seen> {
  return page.evaluate(async ({ url, ...init }): Promise<Seen> => {
    let isForbidden = false;
    const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      isForbidden ||= URL.parse(blockedURI)?.origin === new URL(url).origin;
    };
    document.addEventListener('securitypolicyviolation', note);
    try {
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(url, { ...init, signal, cache: 'no-store' });
      return { status: response.status, text: await response.text() };
    } catch {
      // A policy violation is reported in a separate event after the failure.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return isForbidden ? 'forbidden by policy' : 'unreadable';
    } finally {
      document.removeEventListener('securitypolicyviolation', note);
    }
  }, request);
}
