import type { ReactNode } from 'react';
import type { TableText } from './cellContext.ts';
import { isTooLong } from './letterWidths.ts';

/**
 * Renders the first value. If there are more, a button shows how many, and its tooltip lists all values. This
 * is a function instead of a component, because a page has a thousand such cells.
 */
export function listCell(values: readonly string[], text: TableText, letters: number): ReactNode {
  const [first = '', ...others] = values;
  if (others.length === 0) return first;
  return (
    <>
      <span className={`cell-first${isTooLong(values, letters) ? ' is-long' : ''}`}>{first}</span>
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
