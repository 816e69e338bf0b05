import { expect, type Locator, type Page } from '@playwright/test';
import { ALL, expectHarmless, PAYLOADS } from './payloads.ts';

/** All visible elements that accept text. */
const TEXT_FIELDS = [
  'textarea:visible',
  '[contenteditable="true"]:visible',
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=hidden]):visible',
].join(', ');

/** Enters each payload with a script, because this bypasses the field's restrictions on length and keys. */
async function typeEach(field: Locator): Promise<void> {
  await field.evaluate(
    async (element, payloads) => {
      const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      const write = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set;
      for (const payload of payloads) {
        write?.call(element, payload);
        element.dispatchEvent(new InputEvent('input', { bubbles: true, data: payload }));
        // Waits until the screen has rendered this payload.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [...PAYLOADS],
  );
}

/**
 * Waits until the scope has the minimum number of text fields. Then enters each payload and all of them
 * together in every field. Returns the number of fields.
 */
export async function attackFields(page: Page, scope: Locator, atLeast: number): Promise<number> {
  const fields = scope.locator(TEXT_FIELDS);
  await expect.poll(() => fields.count(), { message: 'text fields' }).toBeGreaterThanOrEqual(atLeast);
  const all = Array.from({ length: await fields.count() }, (_, index) => fields.nth(index));
  for (const field of all) {
    await typeEach(field);
    await expectHarmless(page);
  }
  for (const field of all) {
    await field.fill(ALL);
    await field.blur();
  }
  await expectHarmless(page);
  return all.length;
}
