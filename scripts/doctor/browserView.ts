import type { Page } from '@playwright/test';
import { type Finding, policyFinding, type Unread, whyUnreadable } from './finding.ts';

interface ConsoleRequest {
  url: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** `no-cors` if the console does not read the response. */
  mode?: RequestMode;
}

interface Seen {
  status: number;
  text: string;
}

/** Sends a request from the page. The page's origin and content security policy apply. */
function seenFrom(page: Page, request: ConsoleRequest): Promise<Seen | 'unreadable' | 'forbidden by policy'> {
  return page.evaluate(async ({ url, ...init }) => {
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

/** The response as the console's page reads it, or a finding that explains why the page cannot read it. */
export async function readAsConsole(
  page: Page,
  { subject, needs, ...request }: ConsoleRequest & Pick<Unread, 'subject' | 'needs'>,
): Promise<Seen | Finding> {
  const seen = await seenFrom(page, request);
  if (typeof seen === 'object') return seen;
  const { url, method = 'GET' } = request;
  if (seen === 'forbidden by policy') return policyFinding(subject, url);
  const { origin } = new URL(page.url());
  return whyUnreadable({ subject, url, origin, method, needs });
}
