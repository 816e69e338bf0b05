import type { ReactNode } from 'react';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { Landmark } from '#mocks/landmarks.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import type { ResponseMode } from './partsPlatform.ts';

export const PART_STATES = ['full', 'loading', 'empty', 'failed', 'hostile'] as const;
export type PartState = (typeof PART_STATES)[number];

/** The data and circumstances that put a part into one of its states. */
export interface ExampleState {
  order?: Landmark;
  /** Whether the part loads the order itself. If so, the gallery does not load the order beforehand. */
  isUnread?: boolean;
  /** The query of the search screen, for a part without an order. */
  query?: string;
  /** Puts the store into the state that the part shows. The platform still responds normally at that time. */
  prepare?: (store: ConsoleStore) => void | Promise<void>;
  /** How the platform responds to the part's own requests. The default is `normal`. */
  responses?: ResponseMode;
}

export interface PartData {
  state: PartState;
  order: Order | null;
  item: Item | null;
  query: string;
}

/** A part of the console, which the gallery renders in each of its states. */
export interface Part {
  id: string;
  examples: Partial<Record<PartState, ExampleState>>;
  /** Whether the part covers the page. If so, the gallery shows only one of its states at a time. */
  isOverlay?: boolean;
  render: (data: PartData) => ReactNode;
}

/**
 * Returns the examples for a part that loads data when it opens. Each parameter is the order that shows the
 * part in the state of that name.
 */
export function loadingExamples(
  full: Landmark,
  empty: Landmark,
  hostile: Landmark = 'hostile',
): Part['examples'] {
  return {
    full: { order: full },
    loading: { order: full, responses: 'never' },
    empty: { order: empty },
    failed: { order: full, responses: 'rejected' },
    hostile: { order: hostile },
  };
}

/** Returns the examples for a part that renders the order and loads nothing. */
export function staticExamples(full: Landmark, empty: Landmark): Part['examples'] {
  return { full: { order: full }, empty: { order: empty }, hostile: { order: 'hostile' } };
}
