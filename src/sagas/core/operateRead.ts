import type { Platform } from '#api/platform.ts';
import type { Operation } from '#store/operation.ts';
import { readPlatform, type Saga } from './effects.ts';
import { operate } from './operate.ts';
import { type ReadQueue, readInLinkQueue } from './readQueue.ts';

type Read<Params, Result> = (
  platform: Platform,
  params: Params,
  options: { signal: AbortSignal },
) => Promise<Result>;

/**
 * Creates a use case for an operation that reads the platform with one call. The call is aborted when the
 * operation is abandoned. `inTurn` runs it, in a queue if it has to wait for its turn.
 */
export function operateRead<Params, Result>(
  operation: Operation<Params, Result>,
  read: Read<Params, Result>,
  inTurn: ReadQueue = readPlatform,
): () => Saga {
  return operate(operation, (params) => inTurn((platform, signal) => read(platform, params, { signal })));
}

/** Like `operateRead`, for a linked resource: all of them share a queue (S9.12). */
export function operateLinkRead<Params, Result>(
  operation: Operation<Params, Result>,
  read: Read<Params, Result>,
): () => Saga {
  return operateRead(operation, read, readInLinkQueue);
}
