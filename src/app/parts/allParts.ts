import { CONSOLE_PARTS } from './consoleParts.tsx';
import { CONTROL_PARTS } from './controlParts.tsx';
import { FACT_PARTS } from './factParts.tsx';
import { ITEM_PARTS } from './itemParts.tsx';
import { MESSAGE_PARTS } from './messageParts.tsx';
import { ORDER_PARTS } from './orderParts.tsx';
import { OVERLAY_PARTS } from './overlayParts.tsx';
import type { Part } from './part.ts';
import { RESULT_PARTS } from './resultParts.tsx';
import { SEARCH_PARTS } from './searchParts.tsx';

export const PARTS: readonly Part[] = [
  ...SEARCH_PARTS,
  ...RESULT_PARTS,
  ...ORDER_PARTS,
  ...ITEM_PARTS,
  ...CONSOLE_PARTS,
  ...OVERLAY_PARTS,
  ...MESSAGE_PARTS,
  ...FACT_PARTS,
  ...CONTROL_PARTS,
];
