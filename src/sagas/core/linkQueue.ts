import { LINK_CONCURRENCY } from '#domain/limits.ts';
import { createReadQueue } from './readQueue.ts';

/** S9.12: a read of a linked resource; five run at once. */
export const readLinked = createReadQueue(LINK_CONCURRENCY);
