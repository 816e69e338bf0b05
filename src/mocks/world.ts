import { type Platform, startOfDay } from './generate/placement.ts';
import { createRandom, type Random } from './random.ts';
import { type NewOrder, type OrderRecord, toRecord } from './records.ts';
import { dayOf, entriesOfDay, entriesUnder, type SavedChange, type SavedWrites } from './saved.ts';
import { createShelf, type Shelf } from './shelf.ts';
import type { OrderSummary } from './summary.ts';
import { createTables } from './tables.ts';

const DEFAULT_SEED = 4711;
const DEFAULT_ORDERS = 12_000;

export interface WorldOptions {
  /** Epoch ms: its calendar day (UTC) fixes the orders, its time is where the platform's clock starts. */
  now: number;
  seed?: number;
  /** How many orders are made up; 0 leaves the platform empty but for its reference data. */
  orders?: number;
  saved?: SavedWrites;
  /** The platform's clock in epoch ms; by default it runs on from `now`. */
  clock?: () => number;
  /** How long the search index lags behind a new order. */
  searchLagMs?: number;
}

/** One write that the platform applied: tests count these. */
export interface AppliedWrite {
  /** Epoch ms. */
  at: number;
  /** The person's sub. */
  person: string;
  service: string;
  operation: string;
  /** What it was applied to: an order, item, event or document id. */
  subject: string;
  body: unknown;
}

/** The tables of the simulated platform. */
export interface World {
  readonly day: string;
  readonly log: readonly AppliedWrite[];
  readonly random: Random;
  /** Documents that belong to no order: settings, subscriptions. */
  readonly shelf: Shelf;
  searchLagMs: number;
  now(): number;
  /** Every order, the newest first, those of the coming hours included. */
  summaries(): readonly OrderSummary[];
  /** All documents of an order that exists by now, or null. */
  record(orderId: string): OrderRecord | null;
  /** The order that holds an item, group or shipment; items and groups by platform or short id. */
  recordHolding(id: string): OrderRecord | null;
  addOrder(order: NewOrder): OrderRecord;
  /** Notes a write that was applied to these records. */
  write(write: Omit<AppliedWrite, 'at'>, ...changed: OrderRecord[]): void;
  /** Keeps a changed record without noting a write of its own. */
  save(record: OrderRecord): void;
  saved(): SavedWrites;
  /** Takes over a change that another world of the same day has told. */
  receive(change: SavedChange): void;
  onChange(listener: (change: SavedChange) => void): void;
}

function logKey(place: number): string {
  return `log/${String(place).padStart(6, '0')}`;
}

/** Makes the platform's tables: the same seed, size and day always make the same ones. */
export function createWorld(options: WorldOptions): World {
  const { now: start, seed = DEFAULT_SEED, orders = DEFAULT_ORDERS } = options;
  const startedAt = Date.now();
  const now = options.clock ?? (() => start + (Date.now() - startedAt));
  const platform: Platform = { seed, dayStart: startOfDay(start), count: orders };
  const day = dayOf(platform.dayStart);
  const saved = entriesOfDay(options.saved, day);
  const listeners: ((change: SavedChange) => void)[] = [];
  const tell = (key: string, value: unknown) => {
    for (const listener of listeners) listener({ key, value });
  };
  const log = entriesUnder<AppliedWrite>(saved, 'log/').map(([, write]) => write);
  const shelf = createShelf(entriesUnder(saved, 'shelf/'), (key, value) => tell(`shelf/${key}`, value));
  const written = new Map(entriesUnder<OrderRecord>(saved, 'record/'));
  const tables = createTables(platform, start, [...written.values()]);

  function put(record: OrderRecord): void {
    written.set(record.orderId, record);
    tables.put(record);
    tell(`record/${record.orderId}`, record);
  }

  function record(orderId: string): OrderRecord | null {
    const summary = tables.summary(orderId);
    return summary && summary.createdAt <= now() ? tables.record(orderId) : null;
  }

  return {
    day,
    log,
    shelf,
    random: createRandom(seed, platform.dayStart / 1000, log.length, 5),
    searchLagMs: options.searchLagMs ?? 0,
    now,
    summaries: tables.summaries,
    record,
    recordHolding: (id) => record(tables.holderOf(id)),
    addOrder: (order) => {
      const added = toRecord(order);
      put(added);
      return added;
    },
    save: put,
    write: (write, ...records) => {
      const applied = { at: now(), ...write };
      log.push(applied);
      tell(logKey(log.length), applied);
      for (const one of records) put(one);
    },
    saved: () => {
      const entries: Record<string, unknown> = {};
      for (const [id, value] of written) entries[`record/${id}`] = value;
      for (const [key, value] of shelf.entries('')) entries[`shelf/${key}`] = value;
      for (const [place, value] of log.entries()) entries[logKey(place + 1)] = value;
      return { day, entries };
    },
    receive: ({ key, value }) => {
      if (key.startsWith('log/')) log.push(value as AppliedWrite);
      else if (key.startsWith('shelf/')) shelf.receive(key.slice('shelf/'.length), value);
      else {
        const received = value as OrderRecord;
        written.set(received.orderId, received);
        tables.put(received);
      }
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
