import type { Mutant } from './mutant.ts';

/** Defects in the styles, which only a browser shows. */
export const STYLE_MUTANTS: readonly Mutant[] = [
  {
    id: 'rows-too-high',
    file: 'src/screens/search/table/table.css',
    find: '--row-height: 2rem;',
    replace: '--row-height: 2.75rem;',
    breaks: 'A laptop screen has room for ten orders instead of fourteen.',
    browser: 'test/e2e/room.spec.ts',
  },
  {
    id: 'list-squeezes-order',
    file: 'src/screens/search/split/split.css',
    find: '@media (width >= 75rem)',
    replace: '@media (width >= 64rem)',
    breaks: 'In a narrow window, the list of results leaves too little room for the order beside it.',
    browser: 'test/e2e/splitView.spec.ts',
  },
  {
    id: 'menu-leaves-window',
    file: 'src/components/menu/menu.css',
    find: 'max-height: var(--menu-room);',
    replace: 'max-height: none;',
    breaks: 'In a low window, the last entries of a menu cannot be reached.',
    browser: 'test/e2e/menus.spec.ts',
  },
  {
    id: 'tools-beside-phone',
    file: 'src/screens/search/collapsibleTools.css',
    find: 'right: 0;',
    replace: 'left: 0;',
    breaks: 'On a phone, the tools of the list open outside of the screen.',
    browser: 'test/e2e/room.spec.ts',
  },
  {
    id: 'secondary-text-too-pale',
    file: 'src/app/styles/theme.css',
    find: '--bs-secondary-color: #566073;',
    replace: '--bs-secondary-color: #8f99ab;',
    breaks: 'Labels and reasons are too pale to read.',
    browser: 'test/e2e/accessibility.spec.ts',
  },
];
