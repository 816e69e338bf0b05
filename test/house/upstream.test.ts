import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles } from './codeFiles.ts';

const ROOT = join(import.meta.dirname, '../..');
const decision = readFileSync(join(ROOT, 'docs/decisions/0018-upstream-risks.md'), 'utf8');
const LIBRARIES = ['react-paginate', 'react-bootstrap', 'moment-timezone', 'redux-saga'];

describe('the libraries that may be discontinued', () => {
  it.each(LIBRARIES)('are imported only where decision 18 says so: %s', (library) => {
    const imports = new RegExp(`(from|import\\(|declare module) ?'${library}['/]`);
    const importing = codeFiles('src').filter((file) => imports.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(importing.length).toBeGreaterThan(0);
    const rows = decision.split('\n').filter((line) => line.startsWith(`| ${library} |`));
    const named = rows.flatMap((row) => [...row.matchAll(/`(src\/[^`]+\.tsx?)`/g)].map(([, file]) => file));
    expect(named.filter((file) => file !== 'src/domain/pages.ts').sort()).toEqual(importing.sort());
  });
});
