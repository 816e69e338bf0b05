import { createChangeStore } from './changeStore.ts';
import type { DocumentStore } from './documentStore.ts';
import { type GeneratorInput, startOfUtcDay } from './generate/placement.ts';
import { createRandom, type Random } from './random.ts';
import { type NewOrder, type OrderRecord, toRecord } from './records.ts';
import { dayOf, entriesOfDay, type SavedChange, type SavedWrites } from './saved.ts';
import type { OrderSummary } from './summary.ts';
import { createTables } from './tables.ts';

const DEFAULT_SEED = 4711;
const DEFAULT_ORDERS = 12_000;

export interface WorldOptions {
  /** The start of the platform's clock in epoch ms. Its calendar day (UTC) determines the orders. */
  now: number;
  seed?: number;
  /** The number of generated orders. With 0, the platform contains only its reference data. */
  orders?: number;
  /** Whether the platform contains the landmarks; by default, only together with generated orders. */
  hasLandmarks?: boolean;
  saved?: SavedWrites;
  /**
   * Returns the platform's time in epoch ms. By default, this is `now` plus the time that has passed since
   * the start.
   */
  clock?: () => number;
  /** The delay in ms after which search and order-service return a new order. */
  searchLagMs?: number;
}

export interface AppliedWrite {
  /** Epoch ms. */
  at: number;
  /** The person's sub. */
  person: string;
  service: string;
  operation: string;
  /**
   * The ID of the order, item, subscription or settings document that the write changed. Several item IDs are
   * separated by spaces.
   */
  subject: string;
  body: unknown;
}

/** The state of the simulated platform. */
export interface World {
  readonly day: string;
  readonly log: readonly AppliedWrite[];
  readonly random: Random;
  /** Documents that do not belong to an order, such as settings and subscriptions. */
  readonly documentStore: DocumentStore;
  searchLagMs: number;
  now(): number;
  /** All orders, newest first. They include generated orders that will be placed in the coming hours. */
  summaries(): readonly OrderSummary[];
  /** All documents of an order, or null if no such order has been placed yet. */
  record(orderId: string): OrderRecord | null;
  /** The order that contains the item, group or shipment with this platform ID or short ID, or null. */
  recordHolding(id: string): OrderRecord | null;
  addOrder(order: NewOrder): OrderRecord;
  /** Logs a write and stores the records that it changed. */
  write(write: Omit<AppliedWrite, 'at'>, ...changed: OrderRecord[]): void;
  /** Stores a changed record without logging a write. */
  save(record: OrderRecord): void;
  saved(): SavedWrites;
  /** Applies a change from another tab of the same day. */
  receive(change: SavedChange): void;
  onChange(listener: (change: SavedChange) => void): void;
}

/**
 * Creates the simulated platform. The same seed, number of orders and day always yield the same generated
 * orders.
 */
export function createWorld(options: WorldOptions): World {
  const { now: start, seed = DEFAULT_SEED, orders = DEFAULT_ORDERS, hasLandmarks = orders > 0 } = options;
  const startedAt = Date.now();
  const now = options.clock ?? (() => start + (Date.now() - startedAt));
  const platform: GeneratorInput = { seed, dayStart: startOfUtcDay(start), count: orders };
  const day = dayOf(platform.dayStart);
  const memory = createChangeStore(entriesOfDay(options.saved, day));
  const tables = createTables(platform, start, [...memory.records.values()], hasLandmarks);

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
