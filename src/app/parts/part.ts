import type { ReactNode } from 'react';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { Landmark } from '#mocks/landmarks.ts';
import type { ConsoleStore } from '../createStore.ts';
import type { Answers } from './partsPlatform.ts';

export const PART_STATES = ['full', 'loading', 'empty', 'failed', 'hostile'] as const;
export type PartState = (typeof PART_STATES)[number];

/** The circumstances that put a part into one of its states. */
export interface Scene {
  order?: Landmark;
  /** The order is not read beforehand: the part reads it. */
  isUnread?: boolean;
  /** The query of the search, for a part without an order. */
  query?: string;
  /** Brings the store into the state that the part shows, while the platform still responds normally. */
  prepare?: (store: ConsoleStore) => void | Promise<void>;
  /** How the platform responds to the part's own requests; normally by default. */
  answers?: Answers;
}

/** The states that a part cannot be in, each with the reason. */
export type Without = Partial<Record<PartState, string>>;

/** The data that a scene passes to its part. */
export interface PartData {
  state: PartState;
  order: Order | null;
  /** The first item of the order. */
  item: Item | null;
  query: string;
}

/** A part of the console as data: the gallery renders it in each of its states. */
export interface Part {
  id: string;
  scenes: Partial<Record<PartState, Scene>>;
  /** The reason for each state without a scene. */
  without?: Without;
  /** The part covers the page, so that only one state can be shown at a time. */
  isOver?: boolean;
  draw: (data: PartData) => ReactNode;
}

/** The states of a part that reads something when it opens, by the orders that show them. */
export function readingScenes(
  full: Landmark,
  empty: Landmark,
  hostile: Landmark = 'hostile',
): Part['scenes'] {
  return {
    full: { order: full },
    loading: { order: full, answers: 'never' },
    empty: { order: empty },
    failed: { order: full, answers: 'refused' },
    hostile: { order: hostile },
  };
}

export const STILL: Without = { loading: 'it reads nothing', failed: 'it reads nothing' };

/** The states of a part that renders the order and reads nothing. */
export function stillScenes(full: Landmark, empty: Landmark): Part['scenes'] {
  return { full: { order: full }, empty: { order: empty }, hostile: { order: 'hostile' } };
}
