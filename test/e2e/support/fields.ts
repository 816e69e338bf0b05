import { expect, type Locator, type Page } from '@playwright/test';
import { ALL, expectHarmless, PAYLOADS } from './payloads.ts';

/** Everything that takes text. */
const TEXT_FIELDS = [
  'textarea:visible',
  '[contenteditable="true"]:visible',
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=hidden]):visible',
].join(', ');

/** Types each payload by itself, as a program could, past whatever length or keys the field would take. */
async function typeEach(field: Locator): Promise<void> {
  await field.evaluate(
    async (element, payloads) => {
      const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      const write = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set;
      for (const payload of payloads) {
        write?.call(element, payload);
        element.dispatchEvent(new InputEvent('input', { bubbles: true, data: payload }));
        // What the screen makes of it is drawn before the next one.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [...PAYLOADS],
  );
}

/**
 * Fills every text field, once as many as there must be are there, with each of the payloads and then with all of
 * them, and leaves it; says how many there were.
 */
export async function attackFields(page: Page, scope: Locator, atLeast: number): Promise<number> {
  const fields = scope.locator(TEXT_FIELDS);
  await expect.poll(() => fields.count(), { message: 'text fields' }).toBeGreaterThanOrEqual(atLeast);
  const all = Array.from({ length: await fields.count() }, (_, place) => fields.nth(place));
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
