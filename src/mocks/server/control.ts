import type { Fault, FaultSwitches, Faults } from '../faults.ts';
import { LANDMARKS } from '../landmarks.ts';
import type { NewOrder } from '../records.ts';
import type { World } from '../world.ts';

/** The commands that browser tests send to the server as JSON: `POST /__control`. */
export type ControlCommand =
  | { command: 'reset' }
  /** Turns off all switches and removes all scripted faults. */
  | { command: 'mend' }
  | { command: 'switch'; switches: Partial<FaultSwitches> }
  | {
      command: 'fault';
      match: { service?: string; method?: string; path?: string };
      fault: Fault;
      times?: number;
    }
  | { command: 'log' }
  | { command: 'record'; orderId: string }
  | { command: 'landmarks' }
  | { command: 'unmatchedRequests' }
  | { command: 'addOrder'; order: NewOrder }
  | { command: 'searchLag'; ms: number };

export interface ControlTarget {
  world: World;
  faults: Faults;
  /** Requests that matched no route, as `METHOD url`. */
  unmatchedRequests: readonly string[];
  reset: () => void;
}

function scriptFault(
  faults: Faults,
  { match, fault, times }: Extract<ControlCommand, { command: 'fault' }>,
): void {
  const { path, ...rest } = match;
  faults.next({ ...rest, ...(path !== undefined && { path: new RegExp(path) }) }, fault, times);
}

/**
 * Executes the command. Returns the requested data or `{ ok: true }`. For an unknown command, returns `{ ok:
 * false }` with a message.
 */
export function executeCommand(
  command: ControlCommand,
  { world, faults, unmatchedRequests, reset }: ControlTarget,
): unknown {
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
    case 'unmatchedRequests':
      return { unmatchedRequests };
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
