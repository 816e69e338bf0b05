import type { ReactNode } from 'react';
import { PART_STATES, type Part, type PartState } from './part.ts';

type StateRenderers = Partial<Record<PartState, () => ReactNode>>;

/** Creates a part for a component from src/components. `states` has a function for each state that it shows. */
export function componentPart(id: string, states: StateRenderers): Part {
  const shown = PART_STATES.filter((state) => states[state]);
  return {
    id: `component-${id}`,
    examples: Object.fromEntries(shown.map((state) => [state, {}])),
    render: ({ state }) => states[state]?.(),
  };
}
