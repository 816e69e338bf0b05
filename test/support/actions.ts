import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { shortId } from '#domain/identifiers.ts';
import type { Language } from '#domain/people/languages.ts';
import type { ItemDocument } from '#mocks/documents.ts';
import type { FaultMatch } from '#mocks/faults.ts';
import type { PersonName } from '#mocks/people.ts';
import type { OrderRecord } from '#mocks/records.ts';
import type { AppliedWrite } from '#mocks/world.ts';
import type { OrderBuilder } from './builders.ts';
import { descriptionOf } from './disabledControls.ts';
import type { MemoryBrowser } from './memoryIntentSupport.ts';
import { type App, renderApp } from './renderApp.tsx';
import type { SimulatedPlatform } from './simulated.ts';

export type Dialog = BoundFunctions<typeof queries>;

/** One action of the order screen as a user performs it, with the results that its journeys check. */
export interface ActionStory {
  title: string;
  /** Builds an order on which the action is possible. */
  order: () => OrderBuilder;
  open: (app: App, record: OrderRecord) => Promise<void>;
  /** `dialog` is the dialog's title, `submit` the label of its button. */
  dialog: string;
  submit: string | RegExp;
  fill: (user: App['user'], dialog: Dialog) => Promise<void>;
  /** Presses the button more than once. */
  send: (user: App['user'], dialog: Dialog) => Promise<void>;
  /** Matches the only request that the action sends, for scripted faults. */
  call: FaultMatch;
  /** The request as `METHOD path`, and its body. */
  sent: (record: OrderRecord) => { call: string; body: unknown };
  /** The texts after a success and after a rejection by the platform (docs/rules/texts.md). */
  done: string;
  failed: string;
  /** The new entries in the platform's log, as `operation subject`. */
  applied: (record: OrderRecord) => string[];
  /** The only parts of the order's documents that differ afterwards. */
  changed: string[];
  /** A change by another user while the dialog is open, and the row in which the dialog reports it. */
  meanwhile: { change: (item: ItemDocument) => void; row: RegExp };
}

/** Records the requests that reach the platform: reads, and all others except searches. */
export function writesOf(platform: SimulatedPlatform) {
  const writes: { call: string; body: unknown }[] = [];
  const reads: string[] = [];
  platform.server.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') reads.push(pathname);
    else if (pathname !== '/v2/ordersearch') {
      const write = { call: `${request.method} ${pathname}`, body: undefined as unknown };
      writes.push(write);
      const text = await request.clone().text();
      if (text !== '') write.body = JSON.parse(text);
    }
  });
  return {
    /** Returns the writes since its last call. */
    take: () => writes.splice(0),
    reads: () => reads.splice(0),
  };
}

export function operationsOf(log: readonly AppliedWrite[], from: number): string[] {
  return log.slice(from).map(({ operation, subject }) => `${operation} ${subject}`);
}

interface OpenOptions {
  as?: PersonName;
  browser?: MemoryBrowser;
  language?: Language;
  renew?: () => Promise<string>;
  /** An additional query string, such as '?modal=watch'. */
  search?: string;
}

/** Adds the order to the platform, renders the order screen, and waits until it shows the items. */
export async function openOrder(platform: SimulatedPlatform, order: OrderBuilder, options: OpenOptions = {}) {
  const { as = 'staff', search = '', ...more } = options;
  const record = platform.world.addOrder(order.build());
  const route = `/orders/${encodeURIComponent(record.orderId)}${search}`;
  const app = await renderApp({ platform, route, as, ...more });
  await screen.findAllByRole('article');
  return { app, record };
}

export async function findDialog(name: string): Promise<Dialog> {
  return within(await screen.findByRole('dialog', { name }));
}

/** Renders the order screen, opens the action's dialog and fills it in. */
export async function startAction(
  platform: SimulatedPlatform,
  story: Pick<ActionStory, 'order' | 'open' | 'dialog' | 'fill' | 'submit'>,
  options: OpenOptions = {},
) {
  const { app, record } = await openOrder(platform, story.order(), options);
  const before = structuredClone(record);
  const logged = platform.world.log.length;
  await story.open(app, record);
  const dialog = await findDialog(story.dialog);
  await story.fill(app.user, dialog);
  return {
    ...app,
    dialog,
    /** The documents of the order before the action and now. */
    before,
    record: () => platform.world.record(record.orderId) ?? record,
    /** The writes that the platform has applied since the order screen was rendered. */
    applied: () => operationsOf(platform.world.log, logged),
    submit: () => dialog.getByRole('button', { name: story.submit }),
  };
}

/** Changes the first item of the order without the console, as another user would. */
export function changeMeanwhile(
  platform: SimulatedPlatform,
  orderId: string,
  change: (item: ItemDocument) => void,
) {
  const record = platform.world.record(orderId);
  const [item] = record?.items ?? [];
  if (!record || !item) throw new Error(`The platform has no items of order ${orderId}`);
  change(item);
  platform.world.save(record);
}

/**
 * Enters a text at once, for journeys with another subject than typing, because each key renders the dialog
 * again.
 */
export async function enter(user: App['user'], field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Presses a button that is disabled until the console has loaded what its action depends on. */
export async function pressOnceEnabled(user: App['user'], button: HTMLElement): Promise<void> {
  await waitFor(() => {
    const reason = `"${button.textContent}" is disabled: ${descriptionOf(button)}`;
    expect(button, reason).not.toHaveAttribute('aria-disabled', 'true');
  });
  await user.click(button);
}

/**
 * Returns a function that opens an action from the menu of the order or, with `item`, of that item. It waits
 * until the console has loaded what the action depends on.
 */
export function byMenu(entry: string, item?: string) {
  return async ({ user }: Pick<App, 'user'>) => {
    const name = item ? `Actions for ${item}` : 'Order actions';
    await user.click(await screen.findByRole('button', { name }));
    await pressOnceEnabled(user, await screen.findByRole('button', { name: entry }));
  };
}

/** The heading of the order screen. It abbreviates a UUID and has the full ID as its description (R90). */
export function findOrderHeading(orderId: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: shortId(orderId), description: orderId });
}
