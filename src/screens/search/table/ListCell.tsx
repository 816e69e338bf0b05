import type { TableText } from './cellContext.ts';

const SHOWN = 3;

interface ListCellProps {
  values: readonly string[];
  text: TableText;
}

/** One line per value. Where there are many, the first two and a button whose tooltip lists all. */
export function ListCell({ values, text }: ListCellProps) {
  if (values.length <= SHOWN) return values.join('\n');
  const shown = values.slice(0, SHOWN - 1);
  return (
    <>
      {`${shown.join('\n')}\n`}
      <button type="button" className="cell-tip" data-tip="">
        {text('more', { count: values.length - shown.length })}
      </button>
    </>
  );
}
