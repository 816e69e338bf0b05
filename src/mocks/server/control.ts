import type { Fault, Faults, Switches } from '../faults.ts';
import { LANDMARKS } from '../landmarks.ts';
import type { NewOrder } from '../records.ts';
import type { World } from '../world.ts';

/** The commands of browser tests to the server, as JSON: `POST /__control`. */
export type ControlCommand =
  | { command: 'reset' }
  /** Takes back every switch and every fault that is left. */
  | { command: 'mend' }
  | { command: 'switch'; switches: Partial<Switches> }
  | {
      command: 'fault';
      match: { service?: string; method?: string; path?: string };
      fault: Fault;
      times?: number;
    }
  | { command: 'log' }
  | { command: 'record'; orderId: string }
  | { command: 'landmarks' }
  | { command: 'unanswered' }
  | { command: 'addOrder'; order: NewOrder }
  | { command: 'searchLag'; ms: number };

export interface Controlled {
  world: World;
  faults: Faults;
  /** Requests that no route fitted, as `METHOD url`. */
  unanswered: readonly string[];
  reset: () => void;
}

function scriptFault(
  faults: Faults,
  { match, fault, times }: Extract<ControlCommand, { command: 'fault' }>,
): void {
  const { path, ...rest } = match;
  faults.next({ ...rest, ...(path !== undefined && { path: new RegExp(path) }) }, fault, times);
}

/** Carries the command out; the response is what was requested, or `{ ok: true }`. */
export function control(command: ControlCommand, { world, faults, unanswered, reset }: Controlled): unknown {
  switch (command.command) {
    case 'reset':
      reset();
      break;
    case 'mend':
      faults.clear();
      break;
    case 'switch':
      faults.set(command.switches);
      break;
    case 'fault':
      scriptFault(faults, command);
      break;
    case 'log':
      return { log: world.log };
    case 'record':
      return { record: world.record(command.orderId) };
    case 'landmarks':
      return { landmarks: LANDMARKS };
    case 'unanswered':
      return { unanswered };
    case 'addOrder':
      world.addOrder(command.order);
      break;
    case 'searchLag':
      world.searchLagMs = command.ms;
      break;
    default:
      return { ok: false, message: 'Unknown command' };
  }
  return { ok: true };
}
