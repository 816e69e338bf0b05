import { LANGUAGES } from '#domain/people/languages.ts';
import { deepUnless } from '#test/depth.ts';
import { expectFits, setTextSize } from './support/layout.ts';
import { expect, speak, test } from './support/test.ts';

const FONTS = ['sans-serif', 'serif', 'monospace', 'cursive', 'DejaVu Sans', 'Liberation Sans'];

for (const language of LANGUAGES) {
  const title = `in ${language}, the dates and times of the search form and their placeholders show whole in any font`;
  test(title, deepUnless(language === 'de'), async ({ page, signIn }) => {
    await speak(page, language);
    await signIn('staff', '/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.instant-day')).toHaveCount(2);
    for (const textSize of [100, 200] as const) {
      await setTextSize(page, textSize);
      const fold = page.locator('.search-form-fold[aria-expanded="false"]');
      if (await fold.isVisible()) await fold.click();
      await expect(page.locator('.instant-day').first()).toBeVisible();
      const cut = await page.evaluate((fonts) => {
        const sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [sheet];
        const fields = [...document.querySelectorAll<HTMLInputElement>('.instant-day, .instant-time')];
        return fonts.flatMap((font) => {
          sheet.replaceSync(`* { font-family: ${font} !important }`);
          return fields.flatMap((field) => {
            const shown = [field.value, field.placeholder].filter((text) => {
              const { value } = field;
              field.value = text;
              const isCut = field.scrollWidth > field.clientWidth;
              field.value = value;
              return isCut;
            });
            return shown.map((text) => `${font}: ${text}`);
          });
        });
      }, FONTS);
      expect(cut).toEqual([]);
    }
    for (const width of [1440, 1280, 360]) await expectFits(page, width);
  });
}
