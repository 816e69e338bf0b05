import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles } from './codeFiles.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Parts of src/components that the gallery does not name, and why. */
const NOT_ALONE: Readonly<Record<string, string>> = {
  ActionModal: 'a dialog, which covers the page: the browser tests open each',
  ConfirmDialog: 'a dialog',
  DetailModal: 'a dialog',
  Wizard: 'a dialog',
  CopyStatus: 'drawn by CopyId and CopyButton',
  AnchoredTip: 'stands at a control only while that is hovered or has the focus: the journeys open it',
};

const gallery = codeFiles('src/app/parts').map(textOf).join('\n');

describe('the gallery of parts', () => {
  it('shows each drawing part', () => {
    const names = readdirSync(join(ROOT, 'src/components'))
      .filter((name) => /^[A-Z]\w+\.tsx$/.test(name))
      .map((name) => name.replace('.tsx', ''));
    const missing = names.filter((name) => !gallery.includes(`#components/${name}.tsx`));
    expect(missing.toSorted()).toEqual(Object.keys(NOT_ALONE).toSorted());
  });

  it('shows each panel of the order screen', () => {
    const folder = 'src/screens/order';
    const panels = [`${folder}/FoundOrder.tsx`, `${folder}/OrderScreen.tsx`].flatMap((file) =>
      [...textOf(file).matchAll(/import \{ (\w+) \} from '\.\/((?:header|items|views)\/\w+)\.tsx'/g)].map(
        ([, , path = '']) => `#screens/order/${path}.tsx`,
      ),
    );
    expect(panels.length).toBeGreaterThan(5);
    expect(panels.filter((path) => !gallery.includes(path))).toEqual([]);
  });
});
