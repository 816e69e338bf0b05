import type { ReactNode } from 'react';
import { type ImpossibleStates, LOADS_NOTHING, PART_STATES, type Part, type PartState } from './part.ts';

type StateRenderers = Partial<Record<PartState, () => ReactNode>>;

function mapStates(states: StateRenderers): Part['examples'] {
  const rendered = PART_STATES.filter((state) => states[state]);
  return Object.fromEntries(rendered.map((state) => [state, {}]));
}

function reasonsFor(missing: readonly PartState[], reasons: ImpossibleStates): ImpossibleStates {
  return Object.fromEntries(missing.flatMap((state) => (reasons[state] ? [[state, reasons[state]]] : [])));
}

/**
 * Creates a part for a component from src/components. `states` has a function for each state that the part
 * shows. Every other state except `loading` and `failed` needs a reason in `without`.
 */
export function componentPart(id: string, states: StateRenderers, without: ImpossibleStates = {}): Part {
  return {
    id: `component-${id}`,
    examples: mapStates(states),
    without: reasonsFor(
      PART_STATES.filter((state) => !states[state]),
      { ...LOADS_NOTHING, ...without },
    ),
    render: ({ state }) => states[state]?.(),
  };
}
