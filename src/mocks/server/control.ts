import type { Fault, FaultMatch, FaultSwitches, Faults } from '../faults.ts';
import { LANDMARKS } from '../landmarks.ts';
import type { NewOrder } from '../records.ts';
import type { World } from '../world.ts';

interface CallMatch {
  service?: string;
  method?: string;
  path?: string;
}

/** The commands that browser tests send to the server as JSON: `POST /__control`. */
export type ControlCommand =
  | { command: 'reset' }
  /** Turns off all switches, removes all scripted faults and releases held calls. */
  | { command: 'mend' }
  | { command: 'switch'; switches: Partial<FaultSwitches> }
  | { command: 'fault'; match: CallMatch; fault: Fault; times?: number }
  /** Holds the next matching calls back until `mend` or `reset`. */
  | { command: 'hold'; match: CallMatch; times?: number }
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

function toFaultMatch({ path, ...rest }: CallMatch): FaultMatch {
  return { ...rest, ...(path !== undefined && { path: new RegExp(path) }) };
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
      faults.next(toFaultMatch(command.match), command.fault, command.times);
      break;
    case 'hold':
      faults.hold(toFaultMatch(command.match), command.times);
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
