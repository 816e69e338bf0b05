import type { ReactNode } from 'react';
import { PART_STATES, type Part, type PartState, STILL, type Without } from './part.ts';

/** A part of src/components: how it renders in each of its states. */
type Drawings = Partial<Record<PartState, () => ReactNode>>;

function mapStates(states: Drawings): Part['scenes'] {
  const drawn = PART_STATES.filter((state) => states[state]);
  return Object.fromEntries(drawn.map((state) => [state, {}]));
}

function reasonsFor(missing: readonly PartState[], reasons: Without): Without {
  return Object.fromEntries(missing.flatMap((state) => (reasons[state] ? [[state, reasons[state]]] : [])));
}

/** A part of src/components; if it shows a given state, `loading` or `failed` is rendered too. */
export function drawing(id: string, states: Drawings, without: Without = {}): Part {
  return {
    id: `drawing-${id}`,
    scenes: mapStates(states),
    without: reasonsFor(
      PART_STATES.filter((state) => !states[state]),
      { ...STILL, ...without },
    ),
    draw: ({ state }) => states[state]?.(),
  };
}
