import type { ReactNode } from 'react';
import { PART_STATES, type Part, type PartState, STILL, type Without } from './part.ts';

/** A part of src/components, by how it looks in each of its states. */
type Drawings = Partial<Record<PartState, () => ReactNode>>;

function mapStates(states: Drawings): Part['scenes'] {
  const drawn = PART_STATES.filter((state) => states[state]);
  return Object.fromEntries(drawn.map((state) => [state, {}]));
}

/** A part of src/components; where it shows a state that is given to it, `loading` or `failed` is drawn too. */
export function drawing(id: string, states: Drawings, without: Without = {}): Part {
  return {
    id: `drawing-${id}`,
    scenes: mapStates(states),
    without: Object.fromEntries(
      Object.entries({ ...STILL, ...without }).filter(([state]) => !(state in states)),
    ),
    draw: ({ state }) => states[state]?.(),
  };
}
