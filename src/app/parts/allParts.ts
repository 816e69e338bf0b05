import { CONTROL_PARTS } from './controlParts.tsx';
import { FACT_PARTS } from './factParts.tsx';
import { ITEM_PARTS } from './itemParts.tsx';
import { MESSAGE_PARTS } from './messageParts.tsx';
import { ORDER_PARTS } from './orderParts.tsx';
import type { Part } from './part.ts';
import { SEARCH_PARTS } from './searchParts.tsx';

/** Every part that the gallery shows. */
export const PARTS: readonly Part[] = [
  ...SEARCH_PARTS,
  ...ORDER_PARTS,
  ...ITEM_PARTS,
  ...MESSAGE_PARTS,
  ...FACT_PARTS,
  ...CONTROL_PARTS,
];
