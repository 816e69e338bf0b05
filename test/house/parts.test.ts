// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../../src/app/parts/allParts.ts';
import { codeFiles } from './codeFiles.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Parts of src/components that the gallery omits, and why. */
const NOT_ALONE: Readonly<Record<string, string>> = {
  'dialog/ActionModal': 'a dialog, which covers the page: the browser tests open each',
  'dialog/ConfirmDialog': 'a dialog',
  'dialog/DetailModal': 'a dialog',
  'dialog/Dialog': 'the frame of the dialogs',
  'form/Field': 'the frame of TextField and SelectField',
  'dialog/FormFooter': 'the footer of dialogs',
  TableHead: 'a part of tables',
  'loading/Deferred': 'draws the part that it loads',
  'loading/LoadingLine': 'is at the top of the window, above everything',
  'loading/ReloadStatus': 'is announced, but not visible',
  'tip/AnchoredTip': 'stands at a control only while that is hovered or has the focus: the journeys open it',
};

/** Panels of the shell and of the search that the gallery omits, and why. */
const IN_ANOTHER: Readonly<Record<string, string>> = {
  AnchoredTip: 'opens under the pointer or with the focus',
  DayPicker: 'opens in a date field of search-start',
  Pager: 'search-results',
  Queue: 'search-start',
  ResultsTools: 'search-results',
  Runs: 'its parts are run-bar, run-progress and run-results',
  SplitResults: 'its list is split-view',
  StartPage: 'search-start',
  SyntaxTip: 'opens under the pointer',
};

const gallery = codeFiles('src/app/parts').map(textOf).join('\n');

describe('the gallery of parts', () => {
  it('shows each component', () => {
    const names = codeFiles('src/components')
      .filter((path) => /\/[A-Z]\w+\.tsx$/.test(path))
      .map((path) => path.replace(/^src\/components\/|\.tsx$/g, ''));
    expect(names).toContain('reorder/ReorderFields');
    const missing = names.filter((name) => !gallery.includes(`#components/${name}.tsx`));
    expect(missing.toSorted()).toEqual(Object.keys(NOT_ALONE).toSorted());
  });

  it('shows each part in at least one state', () => {
    for (const { id, examples } of PARTS) expect(Object.keys(examples), id).not.toEqual([]);
    expect(new Set(PARTS.map(({ id }) => id)).size).toBe(PARTS.length);
  });

  it('shows each part that is loaded separately: the dialogs, the search tools, the screens', () => {
    const panels = ['src/app', 'src/screens/search', 'src/app/routing/routes.tsx']
      .flatMap((path) => (path.endsWith('.tsx') ? [path] : codeFiles(path)))
      .flatMap((file) =>
        [...textOf(file).matchAll(/await import\('[^']*\/([A-Z]\w+)\.tsx'\)/g)].map(([, name = '']) => name),
      );
    const missing = [...new Set(panels)].filter((name) => !gallery.includes(`/${name}.tsx`));
    expect(panels.length).toBeGreaterThan(20);
    expect(missing.toSorted()).toEqual(Object.keys(IN_ANOTHER).toSorted());
  });

  it('shows each panel of the order screen', () => {
    const folder = 'src/screens/order';
    const panels = [`${folder}/OrderBody.tsx`, `${folder}/OrderScreen.tsx`].flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /import \{ (\w+) \} from '\.\/((?:header|items|overview|problems|views)\/\w+)\.tsx'/g,
        ),
      ].map(([, , path = '']) => `#screens/order/${path}.tsx`),
    );
    expect(panels.length).toBeGreaterThan(5);
    expect(panels.filter((path) => !gallery.includes(path))).toEqual([]);
  });
});
