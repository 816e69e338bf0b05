import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { readEntries } from '#api/http/collection.ts';
import type { Configuration } from '../../src/app/configuration.ts';
import { readAsConsole } from './browserView.ts';
import type { Finding } from './finding.ts';

function isList(text: string): boolean {
  try {
    readEntries(JSON.parse(text), 'notifications', v.unknown());
    return true;
  } catch {
    return false;
  }
}

async function checkNotifications(page: Page, url: string | null): Promise<Finding[]> {
  if (url === null) return [];
  const subject = 'notifications';
  const seen = await readAsConsole(page, { subject, url, needs: 'response' });
  if ('problem' in seen) return [seen];
  if (seen.status === 200 && isList(seen.text)) return [];
  const problem = `${url} gives no list of notifications (${seen.status}).`;
  return [{ subject, problem, change: 'Correct VITE_NOTIFICATIONS_URL: .env.example describes the list.' }];
}

/** Checks only that a request arrives at this URL, because the console ignores the response. */
async function checkReports(page: Page, url: string | null): Promise<Finding[]> {
  if (url === null) return [];
  const seen = await readAsConsole(page, {
    subject: 'failure reports',
    url,
    needs: 'arrival',
    mode: 'no-cors',
  });
  return 'problem' in seen ? [seen] : [];
}

/** Checks the URLs for notifications and for failure reports, both of which are optional. */
export async function checkOptional(page: Page, { console, reportUrl }: Configuration): Promise<Finding[]> {
  return [
    ...(await checkNotifications(page, console.pages.notifications)),
    ...(await checkReports(page, reportUrl)),
  ];
}
