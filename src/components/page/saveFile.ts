import { type CsvSeparator, toCsv } from '#domain/csv.ts';

/** How long the object URL stays valid, in milliseconds, so that the browser can start the download. */
const KEPT_MS = 60_000;

export function saveBlob(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

export function saveCsv(name: string, rows: readonly (readonly string[])[], separator: CsvSeparator): void {
  saveBlob(name, new Blob([toCsv(rows, separator)], { type: 'text/csv;charset=utf-8' }));
}
