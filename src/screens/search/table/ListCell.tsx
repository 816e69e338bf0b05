import type { TableText } from './cellContext.ts';

interface ListCellProps {
  values: readonly string[];
  text: TableText;
}

/** The first of the values; where there are more, a button says how many, and its tooltip lists all. */
export function ListCell({ values, text }: ListCellProps) {
  const [first = '', ...others] = values;
  if (others.length === 0) return first;
  return (
    <>
      <span className="cell-first">{first}</span>
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
