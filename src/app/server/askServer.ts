import * as v from 'valibot';

/** The longest time in milliseconds that a response may take for its clock to be compared. */
const LONGEST_RESPONSE_MS = 30_000;

const VersionFile = v.object({ buildId: v.string() });

export interface ServerFacts {
  /** The ID of the deployed build; null if it could not be read. */
  buildId: string | null;
  /** The milliseconds by which this computer's clock is ahead of the server's; null if that is not known. */
  clockAheadMs: number | null;
}

/** Compares this computer's clock with the time at which the server sent its response. */
function clockAhead(headers: Headers, sentAt: number): number | null {
  // A cache on the way says in `Age` how many seconds ago the server sent the response.
  const serverTime = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1_000;
  const now = Date.now();
  // If the response took longer, the computer may have slept meanwhile.
  const isSlow = Math.abs(now - sentAt) > LONGEST_RESPONSE_MS;
  return isSlow || Number.isNaN(serverTime) ? null : now - serverTime;
}

/**
 * Reads `/version.json`, which the server of the console's own files sends without a token. Returns null if
 * there was no response.
 */
export async function askServer(): Promise<ServerFacts | null> {
  const sentAt = Date.now();
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const clockAheadMs = clockAhead(response.headers, sentAt);
    const parsed = v.safeParse(VersionFile, response.ok ? await response.json().catch(() => null) : null);
    return { buildId: parsed.success ? parsed.output.buildId : null, clockAheadMs };
  } catch {
    return null;
  }
}
