import { LINK_CONCURRENCY } from '#domain/limits.ts';
import { createReadQueue } from './readQueue.ts';

/** Runs a read in the queue of all linked resources (S9.12). */
export const readInLinkQueue = createReadQueue(LINK_CONCURRENCY);
