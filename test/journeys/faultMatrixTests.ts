import { test } from 'vitest';
import type { SimulatedPlatform } from '#test/simulated.ts';
import { type Reading, twinOf, walkReading } from './faultWalk.ts';
import { type Decoration, walkDecoration } from './faultWalkDecorations.ts';
import { type Writing, walkWriting } from './faultWalkWrites.ts';

type Walk<Row> = (platform: SimulatedPlatform, row: Row, index: number) => Promise<void>;

/** Returns a function that tests each row of a part of the fault matrix. */
const testEach =
  <Row extends { title: string }>(result: string, walk: Walk<Row>) =>
  (platform: SimulatedPlatform, rows: readonly Row[]): void => {
    test.each(rows.map((row, index) => [row.title, row, index] as const))(
      `%s: handles every fault, ${result}`,
      (_title, row, index) => walk(platform, row, index),
      120_000,
    );
  };

export const testReadings = testEach<Reading>('reports it, and loads again on request', walkReading);
export const testDecorations = testEach<Decoration>('and affects nothing else', walkDecoration);
export const testWritings = testEach<Writing>('is never done twice, and loses no typed text', walkWriting);

/**
 * Returns a function that adds a new order like this one, which the console has not read yet, for a visit.
 * That function returns the order's URL with its first item open.
 */
export function openedTwin(platform: SimulatedPlatform, like: string, more = '') {
  return (visit: number): string => {
    const { orderId, items } = twinOf(platform, like, visit);
    return `/orders/${orderId}?itemId=${items[0]?.itemId}${more}`;
  };
}
