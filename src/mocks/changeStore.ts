import { createDocumentStore, type DocumentStore } from './documentStore.ts';
import type { OrderRecord } from './records.ts';
import { entriesUnder, type SavedChange } from './saved.ts';
import type { AppliedWrite } from './world.ts';

/**
 * The changes since the day began, and the settings of earlier days. Listeners receive every change made in
 * this tab.
 */
export interface ChangeStore {
  readonly log: readonly AppliedWrite[];
  readonly records: ReadonlyMap<string, OrderRecord>;
  readonly documentStore: DocumentStore;
  note(write: AppliedWrite): void;
  keep(record: OrderRecord): void;
  /** Applies a change from another tab without passing it on. */
  receive(change: SavedChange): void;
  entries(): Record<string, unknown>;
  onChange(listener: (change: SavedChange) => void): void;
}

function logKey(number: number): string {
  return `log/${String(number).padStart(6, '0')}`;
}

export function createChangeStore(saved: Readonly<Record<string, unknown>>): ChangeStore {
  const listeners: ((change: SavedChange) => void)[] = [];
  const tell = (key: string, value: unknown) => {
    for (const listener of listeners) listener({ key, value });
  };
  const log = entriesUnder<AppliedWrite>(saved, 'log/').map(([, write]) => write);
  const records = new Map(entriesUnder<OrderRecord>(saved, 'record/'));
  const documentStore = createDocumentStore(entriesUnder(saved, 'documents/'), (key, value) =>
    tell(`documents/${key}`, value),
  );
  return {
    log,
    records,
    documentStore,
    note: (write) => {
      log.push(write);
      tell(logKey(log.length), write);
    },
    keep: (record) => {
      records.set(record.orderId, record);
      tell(`record/${record.orderId}`, record);
    },
    receive: ({ key, value }) => {
      if (key.startsWith('log/')) log.push(value as AppliedWrite);
      else if (key.startsWith('documents/')) documentStore.receive(key.slice('documents/'.length), value);
      else records.set(key.slice('record/'.length), value as OrderRecord);
    },
    entries: () => {
      const entries: Record<string, unknown> = {};
      for (const [id, value] of records) entries[`record/${id}`] = value;
      for (const [key, value] of documentStore.entries('')) entries[`documents/${key}`] = value;
      for (const [index, value] of log.entries()) entries[logKey(index + 1)] = value;
      return entries;
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
