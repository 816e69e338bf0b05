/** A problem that prevents the console from working, and the change that fixes it. */
export interface Finding {
  /** The affected service or URL. */
  subject: string;
  problem: string;
  change: string;
}

/**
 * The response to a request that the doctor sends outside the browser. The restrictions of a browser do not
 * apply to it.
 */
export interface Probe {
  status: number;
  headers: Headers;
}

/** The change to propose if this machine receives a response that the browser does not. */
export const BLOCKED_CHANGE =
  'Open the address in a browser and look at its error: a certificate, a proxy or a policy of the browser blocks it.';

export function policyFinding(subject: string, url: string): Finding {
  return {
    subject,
    problem: `The content security policy of the console does not allow ${new URL(url).origin}.`,
    change:
      'Let the server that serves the console make its content security policy from the same settings as /config.json, as deploy/start.sh does.',
  };
}

const REQUEST_MS = 10_000;
const HEADERS = 'Authorization, Content-Type, X-Identity-Token';

/** Returns the response to a request with these headers, or the system's error code if there is none. */
export async function probe(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<Probe | string> {
  try {
    const signal = AbortSignal.timeout(REQUEST_MS);
    const response = await fetch(url, { method, headers, redirect: 'manual', signal });
    await response.body?.cancel();
    return response;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return String((cause as NodeJS.ErrnoException).code ?? cause);
  }
}

function allowsOrigin({ headers }: Probe, origin: string): boolean {
  return ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');
}

function namesHeader({ headers }: Probe, name: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',') ?? [];
  return allowed.some((one) => one.trim() === name);
}

function originFinding(subject: string, found: Probe, origin: string): Finding {
  const named = found.headers.get('Access-Control-Allow-Origin');
  return {
    subject,
    problem: named
      ? `Access-Control-Allow-Origin names ${named}, not ${origin}.`
      : 'The response has no Access-Control-Allow-Origin header (CORS), so the browser does not let the console read it.',
    change: `Let the service send Access-Control-Allow-Origin: ${origin} with every response, also with errors.`,
  };
}

async function preflightFinding(subject: string, url: string, origin: string): Promise<Finding | null> {
  const preflight = await probe(url, 'OPTIONS', {
    Origin: origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  });
  if (typeof preflight === 'string' || preflight.status < 200 || preflight.status > 299) {
    return {
      subject,
      problem: `The preflight request (OPTIONS) is refused: ${typeof preflight === 'string' ? preflight : preflight.status}.`,
      change: `Let the service respond to OPTIONS without a token with 204, Access-Control-Allow-Origin: ${origin}, Access-Control-Allow-Methods: GET, POST, PUT, DELETE and Access-Control-Allow-Headers: ${HEADERS}.`,
    };
  }
  if (!allowsOrigin(preflight, origin)) return originFinding(subject, preflight, origin);
  if (namesHeader(preflight, 'authorization')) return null;
  return {
    subject,
    problem: 'The preflight response does not allow the Authorization header; * does not include it.',
    change: `Let the service send Access-Control-Allow-Headers: ${HEADERS}.`,
  };
}

export interface Unread {
  subject: string;
  url: string;
  origin: string;
  method?: 'GET' | 'POST';
  /**
   * The console's requirement: a response to a request with a token, a response to one without, or only that
   * the request arrives.
   */
  needs: 'token' | 'response' | 'arrival';
}

/** Finds out why a browser could not read a response, by requesting the URL outside the browser. */
export async function whyUnreadable({
  subject,
  url,
  origin,
  method = 'GET',
  needs,
}: Unread): Promise<Finding> {
  const response = await probe(url, method, { Origin: origin });
  if (typeof response === 'string') {
    return {
      subject,
      problem: `${new URL(url).origin} is unreachable (${response}).`,
      change:
        'Correct its address in the settings, or make it reachable from this network (DNS, VPN, firewall, certificate).',
    };
  }
  const preflight = needs === 'token' ? await preflightFinding(subject, url, origin) : null;
  if (preflight) return preflight;
  if (needs !== 'arrival' && !allowsOrigin(response, origin)) return originFinding(subject, response, origin);
  return {
    subject,
    problem: 'This machine reaches it, but the browser does not.',
    change: BLOCKED_CHANGE,
  };
}
