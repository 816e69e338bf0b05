import Papa from 'papaparse';
import { afterAll, afterEach, expect } from 'vitest';
import { liveCells } from './spreadsheet.ts';

/**
 * Records the files that the console saves, as text by name, because jsdom does not save files. Call it once
 * per test file.
 */
export function savedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const blobs = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const href = `blob:http://console.test/${blobs.size}`;
      blobs.set(href, blob);
      return href;
    },
    revokeObjectURL: () => undefined,
  });
  const follow = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob || this.download === '') follow.call(this);
    else void blob.text().then((text) => files.set(this.download, text));
  };
  afterEach(() => files.clear());
  afterAll(() => {
    HTMLAnchorElement.prototype.click = follow;
  });
  return files;
}

/**
 * The rows of a saved table, with the header first. Also checks that no spreadsheet program would find a
 * formula in it, in any language.
 */
export function csvRows(text: string | undefined): string[][] {
  expect(liveCells(text ?? '')).toEqual([]);
  const plain = (text ?? '').replace('\uFEFF', '');
  return Papa.parse<string[]>(plain, { delimiter: ',', newline: '\r\n' }).data;
}
