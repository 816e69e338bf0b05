import type { ReactNode } from 'react';
import { PART_STATES, type Part, type PartState } from './part.ts';

/** A part of src/components, by how it looks in each of its states. */
type Drawings = Partial<Record<PartState, () => ReactNode>>;

function mapStates(states: Drawings): Part['scenes'] {
  const drawn = PART_STATES.filter((state) => states[state]);
  return Object.fromEntries(drawn.map((state) => [state, {}]));
}

export function drawing(id: string, states: Drawings): Part {
  return { id: `drawing-${id}`, scenes: mapStates(states), draw: ({ state }) => states[state]?.() };
}
