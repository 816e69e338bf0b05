import { expect } from '@playwright/test';
import { expectResults, expireTokens, isResultPage, signIn, test } from './support/realSiteTest.ts';
import { FEW_RESULTS } from './support/test.ts';

test.use({ options: ['--refresh'] });

test('R533: the session continues without a message after a page load that lost the next refresh token', async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site, FEW_RESULTS);
  await expectResults(page);
  await expireTokens(site);
  const renewing = context.waitForEvent('request', (request) => request.url() === `${site.issuerUrl}/token`);
  await context.route(`${site.issuerUrl}/token`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await renewing;
  await context.unrouteAll({ behavior: 'wait' });
  const answered = page.waitForResponse(isResultPage);
  await page.reload();
  await answered;
  await expectResults(page);
  await expect(page.getByText(/Your session/)).toBeHidden();
});
