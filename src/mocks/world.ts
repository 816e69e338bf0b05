import type { DocumentStore } from './documentStore.ts';
import { type Platform, startOfDay } from './generate/placement.ts';
import { createMemory } from './memory.ts';
import { createRandom, type Random } from './random.ts';
import { type NewOrder, type OrderRecord, toRecord } from './records.ts';
import { dayOf, entriesOfDay, type SavedChange, type SavedWrites } from './saved.ts';
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
  /** The ID of the order, item, event or document that it was applied to. */
  subject: string;
  body: unknown;
}

/** The tables of the simulated platform. */
export interface World {
  readonly day: string;
  readonly log: readonly AppliedWrite[];
  readonly random: Random;
  /** Documents that belong to no order: settings, subscriptions. */
  readonly documentStore: DocumentStore;
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
  /** Applies a change of another world of the same day. */
  receive(change: SavedChange): void;
  onChange(listener: (change: SavedChange) => void): void;
}

/** Makes the platform's tables: the same seed, size and day always make the same ones. */
export function createWorld(options: WorldOptions): World {
  const { now: start, seed = DEFAULT_SEED, orders = DEFAULT_ORDERS } = options;
  const startedAt = Date.now();
  const now = options.clock ?? (() => start + (Date.now() - startedAt));
  const platform: Platform = { seed, dayStart: startOfDay(start), count: orders };
  const day = dayOf(platform.dayStart);
  const memory = createMemory(entriesOfDay(options.saved, day));
  const tables = createTables(platform, start, [...memory.records.values()]);

  function save(record: OrderRecord): void {
    tables.put(record);
    memory.keep(record);
  }

  function record(orderId: string): OrderRecord | null {
    const summary = tables.summary(orderId);
    return summary && summary.createdAt <= now() ? tables.record(orderId) : null;
  }

  return {
    day,
    now,
    record,
    save,
    log: memory.log,
    documentStore: memory.documentStore,
    onChange: memory.onChange,
    summaries: tables.summaries,
    random: createRandom(seed, platform.dayStart / 1000, memory.log.length, 5),
    searchLagMs: options.searchLagMs ?? 0,
    recordHolding: (id) => record(tables.holderOf(id)),
    addOrder: (order) => {
      const added = toRecord(order);
      save(added);
      return added;
    },
    write: (write, ...records) => {
      memory.note({ at: now(), ...write });
      for (const one of records) save(one);
    },
    saved: () => ({ day, entries: memory.entries() }),
    receive: (change) => {
      memory.receive(change);
      if (change.key.startsWith('record/')) tables.put(change.value as OrderRecord);
    },
  };
}
