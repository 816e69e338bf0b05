import { within } from '@testing-library/react';
import { anItem, anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

export const list = (panel: HTMLElement) =>
  within(panel).findByRole('list', { name: 'Events, newest first' });
export const titles = (events: HTMLElement) =>
  within(events)
    .getAllByRole('article')
    .map((event) => within(event).getByRole('button', { expanded: false }).textContent);

/** A failed attempt to deliver an event to the merchant. */
export const FAILED = {
  attemptId: 'a-1',
  eventId: 'e-1',
  attemptedDate: '2026-11-18T10:00:00Z',
  merchantId: 'acme-print',
  success: false,
  errorDescription: 'Bad Gateway',
  errorStackTrace: `HttpStatusError: 502\n${'at frame\n'.repeat(1000)}`,
  source: 'event-sender',
  errorId: 'E-77',
  errorResponseCode: 502,
};

/** A platform to which a test adds orders with the events under test. */
export function eventScene() {
  const platform = simulatedPlatform({ orders: 1 });

  /** Adds an order with one item and these events to the platform. Returns its ID. */
  function anOrderWith(...events: [string, Parameters<ReturnType<typeof anOrder>['event']>[1]][]) {
    const start = anOrder().with(
      anItem().having({ eventCallbackUrl: 'https://events.acme-print.example/events' }),
    );
    const order = events.reduce((made, [type, more]) => made.event(type, more), start).build();
    platform.world.addOrder(order);
    return order.orderId;
  }

  return { platform, anOrderWith };
}
