import type { ReactNode } from 'react';
import type { TableTFunction } from './cellContext.ts';
import { mayOverflow } from './letterWidths.ts';

/**
 * Renders the first value and, if there are more, a button whose tooltip lists all of them. A function
 * instead of a component, because a page has a thousand such cells.
 */
export function listCell(values: readonly string[], text: TableTFunction, letters: number): ReactNode {
  const [first = '', ...others] = values;
  if (others.length === 0) return first;
  return (
    <>
      <span className={`cell-first${mayOverflow(values, letters) ? ' is-long' : ''}`}>{first}</span>
      <button
        type="button"
        className="cell-tip"
        data-tip=""
        aria-label={text('more', { count: others.length })}
      >
        {`+${others.length}`}
      </button>
    </>
  );
}
