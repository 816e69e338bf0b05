import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles } from './codeFiles.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The files that need the path of an order without the split view of the current page. */
const EXCEPTIONS = new Map([
  ['src/app/parts/Example.tsx', 'opens an example of the gallery'],
  ['src/screens/order/header/useTicketText.ts', 'is for another program'],
  ['src/screens/search/table/ResultRow.tsx', 'is a row of the list, which is not beside an order'],
  ['src/screens/search/table/useRowOpening.ts', 'opens a row of that list'],
]);

test('R361: every link from one order to another takes its path from useOrderPath', () => {
  const direct = ['src/components', 'src/screens', 'src/app']
    .flatMap(codeFiles)
    .filter((path) => /import \{[^}]*\borderPath\b[^}]*\} from/.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(direct.sort()).toEqual([...EXCEPTIONS.keys()].sort());
});
