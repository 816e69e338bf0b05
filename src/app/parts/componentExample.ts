import type { ReactNode } from 'react';
import { LOADS_NOTHING, PART_STATES, type Part, type PartState, type Without } from './part.ts';

/** For each state of a component, a function that renders the component in that state. */
type StateRenderers = Partial<Record<PartState, () => ReactNode>>;

function mapStates(states: StateRenderers): Part['examples'] {
  const rendered = PART_STATES.filter((state) => states[state]);
  return Object.fromEntries(rendered.map((state) => [state, {}]));
}

function reasonsFor(missing: readonly PartState[], reasons: Without): Without {
  return Object.fromEntries(missing.flatMap((state) => (reasons[state] ? [[state, reasons[state]]] : [])));
}

/**
 * Creates a part for a component of src/components. `states` has a function for each state that the part
 * shows. Every other state needs a reason in `without`, except `loading` and `failed`.
 */
export function componentExample(id: string, states: StateRenderers, without: Without = {}): Part {
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
