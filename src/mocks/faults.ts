import { createRandom } from './random.ts';

/** The faults that a person can switch on to see how the console handles them. */
export interface Switches {
  /** Every answer takes one to three seconds. */
  slow: boolean;
  /** One call in six fails. */
  unstable: boolean;
  /** Every call fails as if there were no network. */
  offline: boolean;
  /** Tokens from before the switch are refused. */
  expired: boolean;
}

/**
 * How one call fails. What replaces a response (`malformedJson`, `html`, `empty`, `wrongTypes`) does so after
 * the call was applied; `status` before, unless it says otherwise.
 */
export type Fault =
  | {
      kind: 'status';
      status: number;
      body?: unknown;
      headers?: Readonly<Record<string, string>>;
      isApplied?: boolean;
      /**
       * Has no CORS headers, as from a gateway, so the browser hides it from the page. Only the server can do
       * this.
       */
      isHidden?: boolean;
    }
  | { kind: 'delay'; ms: number }
  /** Half of the response, then the connection breaks; the call is applied. */
  | { kind: 'truncated' }
  /** The response in pieces, one every so many milliseconds. */
  | { kind: 'trickle'; ms: number; pieces: number }
  | { kind: 'networkError' }
  | { kind: 'networkErrorAfterApplying' }
  | { kind: 'malformedJson' }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'wrongTypes' }
  | { kind: 'neverAnswers' };

/** The service of the console's own files, which has only the faults that name it. */
const CONSOLE_FILES = 'console';

export interface FaultMatch {
  /** A slug, `backend` or `issuer`; any of these where it is left out. `console` for the console's own files. */
  service?: string;
  method?: string;
  /** Tested against path and query, still encoded. */
  path?: RegExp;
}

export interface FaultCall {
  service: string;
  method: string;
  path: string;
}

export interface Faults {
  get(): Switches;
  set(switches: Partial<Switches>): void;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** The next `times` matching calls fail that way; the first that was requested is the first to come. */
  next(match: FaultMatch, fault: Fault, times?: number): void;
  /** All switches off, no scripted fault left. */
  clear(): void;
  /** The fault of this call; a scripted fault is removed from its list. */
  take(call: FaultCall): Fault | null;
  /** The fault of one of the console's own files, which the switches do not affect. */
  takeForFile(path: string): Fault | null;
  /** Since when tokens count, in epoch ms; 0 for always. */
  expiredSince(): number;
}

interface Scripted {
  match: FaultMatch;
  fault: Fault;
  left: number;
}

interface State {
  switches: Switches;
  expiredSince: number;
}

const STORAGE_KEY = 'simulated-platform.faults';
const OFF: State = {
  switches: { slow: false, unstable: false, offline: false, expired: false },
  expiredSince: 0,
};
const UNSTABLE_SHARE = 1 / 6;

function readState(storage: Storage | undefined): State {
  try {
    const saved: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null');
    return typeof saved === 'object' && saved !== null && 'switches' in saved ? (saved as State) : OFF;
  } catch {
    return OFF;
  }
}

function fits({ service, method, path }: FaultMatch, call: FaultCall): boolean {
  return (
    (service === undefined ? call.service !== CONSOLE_FILES : service === call.service) &&
    (method === undefined || method === call.method) &&
    (path === undefined || path.test(call.path))
  );
}

/** `storage` keeps the switches over a reload; scripted faults end with the page. `now` in epoch ms. */
export function createFaults(options: { storage?: Storage; now?: () => number } = {}): Faults {
  const { storage, now = Date.now } = options;
  const listeners = new Set<() => void>();
  const random = createRandom(options.storage ? now() : 1);
  let state = readState(storage);
  let scripted: Scripted[] = [];

  function change(next: State): void {
    state = next;
    storage?.setItem(STORAGE_KEY, JSON.stringify(state));
    for (const listener of listeners) listener();
  }

  function takeScripted(call: FaultCall): Fault | null {
    const found = scripted.find(({ match }) => fits(match, call));
    if (!found) return null;
    found.left -= 1;
    scripted = scripted.filter(({ left }) => left > 0);
    return found.fault;
  }

  function takeSwitched(): Fault | null {
    const { slow, unstable, offline } = state.switches;
    if (offline) return { kind: 'networkError' };
    if (unstable && random.chance(UNSTABLE_SHARE)) {
      return random.pick<Fault>([
        { kind: 'status', status: 500, body: 'Internal Server Error' },
        { kind: 'status', status: 503, headers: { 'Retry-After': '1' } },
        { kind: 'networkError' },
        { kind: 'networkErrorAfterApplying' },
      ]);
    }
    return slow ? { kind: 'delay', ms: random.int(1000, 3000) } : null;
  }

  return {
    get: () => state.switches,
    set: (switches) => {
      const next = { ...state.switches, ...switches };
      const isNew = next.expired && !state.switches.expired;
      change({ switches: next, expiredSince: isNew ? now() : next.expired ? state.expiredSince : 0 });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    next: (match, fault, times = 1) => {
      scripted.push({ match, fault, left: times });
    },
    clear: () => {
      scripted = [];
      change(OFF);
    },
    take: (call) => takeScripted(call) ?? takeSwitched(),
    takeForFile: (path) => takeScripted({ service: CONSOLE_FILES, method: 'GET', path }),
    expiredSince: () => state.expiredSince,
  };
}
