import { createRandom } from './random.ts';

/** The faults that a developer can switch on to see how the console handles them. */
export interface FaultSwitches {
  /** Every response takes one to three seconds. */
  slow: boolean;
  /** One call in six fails. */
  unstable: boolean;
  /** Every call fails as it would without a network. */
  offline: boolean;
  /** Tokens that were issued before the switch was turned on are rejected. */
  expired: boolean;
}

/**
 * How one call fails or is delayed. `malformedJson`, `html`, `empty` and `wrongTypes` replace the response
 * after the platform has applied the call. A `status` prevents the call from being applied, unless
 * `isApplied` is set.
 */
export type Fault =
  | {
      kind: 'status';
      status: number;
      body?: unknown;
      headers?: Readonly<Record<string, string>>;
      isApplied?: boolean;
      /**
       * Omits CORS headers, as a gateway would, so that the browser hides the response from the page. Only
       * the server can do this.
       */
      isHidden?: boolean;
    }
  | { kind: 'delay'; ms: number }
  /**
   * Once the promise is fulfilled, `next` occurs, or without it the platform handles the call. Only a test in the
   * same process can do this.
   */
  | { kind: 'held'; until: Promise<unknown>; next: Fault | null }
  /** The connection breaks after half of the response. The platform has applied the call. */
  | { kind: 'truncated' }
  /** The response arrives in pieces, `ms` milliseconds apart. */
  | { kind: 'trickle'; ms: number; pieces: number }
  | { kind: 'networkError' }
  | { kind: 'networkErrorAfterApplying' }
  | { kind: 'malformedJson' }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'wrongTypes' }
  | { kind: 'neverAnswers' };

/** The service name of the console's own files. Only faults that name it affect them. */
const CONSOLE_FILES = 'console';

export interface FaultMatch {
  /**
   * A platform service, `backend`, `issuer` or `notifications`. If omitted, any of these matches. `console`
   * stands for the console's own files.
   */
  service?: string;
  method?: string;
  /** Matched against the encoded path and query. */
  path?: RegExp;
}

export interface FaultCall {
  service: string;
  method: string;
  path: string;
}

export interface Faults {
  get(): FaultSwitches;
  set(switches: Partial<FaultSwitches>): void;
  subscribe(listener: () => void): () => void;
  /**
   * Makes the next `times` matching calls fail in this way (one by default). If several faults match a call,
   * the one that was added first occurs.
   */
  next(match: FaultMatch, fault: Fault, times?: number): void;
  /** Holds the next `times` matching calls back until `clear`; then the platform handles them. */
  hold(match: FaultMatch, times?: number): void;
  /** Turns off all switches, removes all scripted faults and releases held calls. */
  clear(): void;
  /** Returns the fault for this call, or null. A scripted fault is used up after `times` calls. */
  take(call: FaultCall): Fault | null;
  /**
   * Returns the scripted fault for one of the console's own files, or null. The switches do not affect these
   * files.
   */
  takeForFile(path: string): Fault | null;
  /** Tokens issued before this time (epoch ms) are rejected. 0 accepts all tokens. */
  expiredSince(): number;
}

interface Scripted {
  match: FaultMatch;
  fault: Fault;
  left: number;
}

interface State {
  switches: FaultSwitches;
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

/**
 * Creates the faults. `storage` keeps the switches across reloads, but scripted faults are lost. `now`
 * returns epoch ms.
 */
export function createFaults(options: { storage?: Storage; now?: () => number } = {}): Faults {
  const { storage, now = Date.now } = options;
  const listeners = new Set<() => void>();
  const random = createRandom(options.storage ? now() : 1);
  let state = readState(storage);
  let scripted: Scripted[] = [];
  let release: () => void = () => undefined;
  let cleared = untilReleased();

  function untilReleased(): Promise<void> {
    return new Promise((resolve) => {
      release = resolve;
    });
  }

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

  function next(match: FaultMatch, fault: Fault, times = 1): void {
    scripted.push({ match, fault, left: times });
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
    next,
    hold: (match, times) => next(match, { kind: 'held', until: cleared, next: null }, times),
    clear: () => {
      scripted = [];
      release();
      cleared = untilReleased();
      change(OFF);
    },
    take: (call) => takeScripted(call) ?? takeSwitched(),
    takeForFile: (path) => takeScripted({ service: CONSOLE_FILES, method: 'GET', path }),
    expiredSince: () => state.expiredSince,
  };
}
