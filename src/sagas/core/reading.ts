import type { Platform } from '#api/platform.ts';
import { readPlatform, type Saga } from './effects.ts';
import type { ReadQueue } from './readQueue.ts';

/**
 * Creates the worker of an operation that reads the platform with one call. The call is aborted when the
 * worker is cancelled. `inTurn` runs it, in a queue if it has to wait for its turn.
 */
export function reading<Params, Result>(
  read: (platform: Platform, params: Params, options: { signal: AbortSignal }) => Promise<Result>,
  inTurn: ReadQueue = readPlatform,
): (params: Params) => Saga<Result> {
  return (params) => inTurn((platform, signal) => read(platform, params, { signal }));
}
