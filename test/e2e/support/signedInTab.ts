import { expect, type Page } from '@playwright/test';

/** Changes the stored session of this tab, so that its token expires in this many seconds. */
export async function endTokenIn(page: Page, seconds: number): Promise<void> {
  await page.evaluate((left) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const user = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const ended = { ...user, expires_at: Math.floor(Date.now() / 1000) + left };
    sessionStorage.setItem(key, JSON.stringify(ended));
  }, seconds);
}

export async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
}

export async function searchAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/v2/ordersearch') && response.status() === 200,
  );
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await answered;
}

/** Checks that no user is signed in and that the page shows that the user has signed out. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to order operations' })).toBeVisible();
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** The content of the tab's session storage and local storage, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
}

/**
 * All data that the console has stored in this browser and that a page can read, and the page's title and
 * URL.
 */
export function readableStorages(page: Page) {
  return page.evaluate(async () => {
    const records = async (name = '') => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const all = [...database.objectStoreNames].map(
        (store) =>
          new Promise<unknown[]>((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
          }),
      );
      const found = await Promise.all(all);
      database.close();
      return found.flat();
    };
    const databases = await indexedDB.databases();
    return {
      session: { ...sessionStorage } as Record<string, string>,
      local: { ...localStorage } as Record<string, string>,
      databases: await Promise.all(databases.map(({ name }) => records(name))),
      caches: await caches.keys(),
      cookies: document.cookie,
      name: window.name,
      address: `${document.title} ${window.location.href}`,
    };
  });
}

/** The number of token renewals, in all tabs, that are running or waiting for the lock. */
export function renewalsUnderWay(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name?.startsWith('sign-in.renewal')).length;
  });
}
