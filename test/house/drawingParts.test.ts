import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeFiles } from './codeFiles.ts';

const ROOT = join(import.meta.dirname, '../..');

interface DrawingPart {
  /** Matches the markup that the part renders. */
  raw: RegExp;
  /** Files with markup of their own, and why. */
  apart: Readonly<Record<string, string>>;
}

const PARTS: Readonly<Record<string, DrawingPart>> = {
  Button: { raw: /className=["{`']+btn btn-/, apart: {} },
  Field: {
    raw: /<label[^>]*className="form-label"/,
    apart: {
      'src/components/form/Field.tsx': 'is the part',
      'src/screens/search/form/InstantField.tsx': 'the zone stands beside the label',
      'src/screens/search/form/formControls.tsx': 'an explanation stands beside the label',
      'src/screens/search/saved/SavedSearchSelect.tsx': 'a button stands beside the control',
    },
  },
  NewTabLink: {
    raw: /target="_blank"/,
    apart: {
      'src/app/shell/bar/TopBar.tsx': 'the first screen does not load the part',
      'src/components/ExternalLink.tsx': 'is the part',
      'src/screens/order/actions/ActionMenu.tsx': 'has its icon before the text, like the other entries',
    },
  },
  Notice: {
    raw: /className=["{`']+alert alert-/,
    apart: {
      'src/components/notice/Notice.tsx': 'is the part',
      'src/components/notice/FailureNotice.tsx': 'has details of the response',
      'src/components/loading/PanelBoundary.tsx': 'takes the focus, and must not fail with what it replaces',
      'src/app/shell/content/NoAccess.tsx': 'has the heading of the page',
      'src/app/shell/content/SignInPage.tsx': 'a first visit does not load the part',
    },
  },
};

it.each(Object.entries(PARTS))('%s is the only place with its markup', (_, { raw, apart }) => {
  const found = codeFiles('src').filter((path) => raw.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(apart).toSorted());
});
