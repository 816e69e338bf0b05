import { LINK_CONCURRENCY } from '#domain/limits.ts';
import { createReadQueue } from './readQueue.ts';

/** Reads a linked resource, with at most five reads at once (S9.12). */
export const readInLinkQueue = createReadQueue(LINK_CONCURRENCY);
