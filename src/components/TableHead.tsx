interface TableHeadProps {
  /** The names of the columns; `{ number }` for a column of numbers, and false for one that is not shown. */
  columns: readonly (string | { number: string } | false)[];
}

export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          if (!column) return null;
          const isNumber = typeof column !== 'string';
          const name = isNumber ? column.number : column;
          return (
            <th key={name} scope="col" className={isNumber ? 'cell-number' : undefined}>
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
