import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lookUp } from '#domain/byKey.ts';
import { PEOPLE } from '#mocks/people.ts';
import type { BrokenNetwork } from '#test/brokenNetwork.ts';
import type { App } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import type { Fault } from '../api/faults.ts';
import { during, expectWhole, isAsking, startWalk } from './faultWalk.ts';
import { closeMessages, goOnline } from './faultWalkWrites.ts';
import { faultsFor } from './metFaults.ts';
import { find, keptSavedSearches } from './searchPage.ts';

const platform = simulatedPlatform({ orders: 1 });
/** Only two zones, because the rendering time of a list of four hundred is not tested here. */
const ZONES = ['Etc/UTC', 'Europe/Amsterdam'];

/** A document of the settings service, and the two choices between which the test alternates. */
interface Saving {
  title: string;
  route: string;
  document: string;
  /** `read`: the document is read before it is written, and the read meets the fault. */
  kind: 'read' | 'idempotentWrite';
  choose: () => Promise<unknown>;
  chooseAgain: () => Promise<unknown>;
  /**
   * Whether the first choice applies in the console; for `isStored`, whether the platform's documents contain
   * it.
   */
  isHere: (settings: Settings) => boolean;
  isStored: (documents: string) => boolean;
  /** Faults, by number, after which the second choice has to be made twice, with the reason beside them. */
  twice?: readonly string[];
}
type Settings = ReturnType<App['store']['getState']>['settings'];

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

async function setPreferences(idFormat: string, region: string): Promise<void> {
  fireEvent.click(screen.getByLabelText('Settings', { selector: 'button' }));
  await screen.findByText('Settings', { selector: '[role=dialog] h2' });
  fireEvent.change(screen.getByLabelText('ID format'), { target: { value: idFormat } });
  fireEvent.change(screen.getByLabelText('Regional settings'), { target: { value: region } });
  press('Save settings');
}

/** Opens the advanced search and a dialog from it, does the work there, and closes the advanced search. */
async function inDrawer(opener: string, work: () => Promise<unknown>): Promise<void> {
  fireEvent.click(find.advanced());
  const drawer = await find.drawer();
  fireEvent.click(drawer.getByText(opener, { selector: 'button' }));
  await work();
  fireEvent.click(drawer.getByLabelText('Close without applying'));
  await waitFor(() => expect(document.querySelector('.advanced-search')).toBeNull());
}

const saveSearch = () =>
  inDrawer('Save search', async () => {
    const field = await screen.findByLabelText(/^Name/);
    fireEvent.change(field, { target: { value: 'Mine' } });
    fireEvent.click(
      within(field.closest('form') as HTMLElement).getByText('Save search', { selector: 'button' }),
    );
  });

const deleteSearch = () =>
  inDrawer('Edit saved searches', async () => {
    fireEvent.click(await screen.findByLabelText(/^Delete/));
    press('Save changes');
  });

async function pickColumns(work: (panel: HTMLElement) => void): Promise<void> {
  const button = await screen.findByLabelText('Columns', { selector: 'button' });
  fireEvent.click(button);
  await screen.findByText('Reset');
  work(button.parentElement as HTMLElement);
  if (button.getAttribute('aria-expanded') === 'true') fireEvent.click(button);
}

const savedSearches = {
  route: '/',
  document: 'int-OOPs-savedSearches',
  choose: saveSearch,
  chooseAgain: deleteSearch,
  isHere: ({ savedSearches: all }: Settings) => all.length === 1,
  isStored: () => keptSavedSearches(platform).length === 1,
};

const SAVINGS: readonly Saving[] = [
  {
    // The console has a document of its own for the ID format. It shares the document for the regional
    // settings with other applications.
    title: 'the ID format and the regional settings',
    route: '/support',
    document: '(int-OOPs-appSettings|mcp-generic-ui-settings)',
    kind: 'idempotentWrite',
    choose: () => setPreferences('short', 'de-AT'),
    chooseAgain: () => setPreferences('merchant', 'en-GB'),
    isHere: ({ idFormat, regionalSettings }) => `${idFormat} ${regionalSettings}` === 'short de-AT',
    isStored: (stored) => stored.includes('"short"') && stored.includes('"de-AT"'),
  },
  { title: 'a saved search', kind: 'idempotentWrite', ...savedSearches },
  {
    title: 'a saved search, read before it is written',
    kind: 'read',
    ...savedSearches,
    // The console read the document as missing or different, so it does not recognize the saved search as its
    // own. It takes it for one from another tab, and the first deletion keeps it.
    twice: ['F04', 'F18'],
  },
  {
    title: 'the columns of the table',
    route: '/?searchTerm=VP-0847-0*&page=1',
    document: 'int-OOPs-searchColumns',
    kind: 'idempotentWrite',
    choose: () =>
      pickColumns((panel) => {
        fireEvent.click(within(panel).getByLabelText('Sales channel'));
        fireEvent.click(within(panel).getByText('Apply'));
      }),
    chooseAgain: () => pickColumns((panel) => fireEvent.click(within(panel).getByText('Reset'))),
    isHere: ({ columns: chosen }) => chosen?.includes('salesChannel') === true,
    isStored: (stored) => stored.includes('salesChannel'),
  },
];

const keyOf = (document: string) => `settings/${PEOPLE.staff.sub}/${document}`;
const NOT_SAVED = /could not be saved/;
const messages = () =>
  [...document.querySelectorAll('.snackbar')].map(({ textContent }) => textContent ?? '');

function mayEndWell({ kind }: Saving, fault: Fault): boolean {
  if (fault.isOffline) return false;
  // A write that was applied is found when the document is read back. A user without a document gets one. An
  // unreadable document is kept beside the new one.
  const isThere = kind === 'idempotentWrite' ? fault.applied > 0 : fault.title.startsWith('F04');
  return fault.ends[kind] === null || fault.isLenient === true || isThere;
}

/** Waits until every save has succeeded or failed. */
async function settled(app: App): Promise<void> {
  await waitFor(() => expect(isAsking(app), 'still saving').toBe(false));
}

async function meetSaving(app: App, network: BrokenNetwork, saving: Saving, fault: Fault): Promise<void> {
  const { document: name, kind, choose, chooseAgain, isHere, isStored, twice = [] } = saving;
  const stored = () =>
    isStored(
      name
        .split(/[(|)]/)
        .map((one) => JSON.stringify(platform.world.documentStore.get(keyOf(one))))
        .join(),
    );
  const here = () => isHere(app.store.getState().settings);
  const verb = kind === 'read' ? 'GET' : 'PUT';
  network.breakDown(new RegExp(`^${verb} customizr .*/${name}/settings`), fault);
  if (fault.isOffline) goOnline(false);
  await choose();
  await settled(app);
  expect(here(), 'what was chosen').toBe(true);
  if (!mayEndWell(saving, fault)) await waitFor(() => expect(messages(), 'said of it').toHaveLength(1));
  const told = messages();
  if (told.length > 0) expect(told).toEqual([expect.stringMatching(NOT_SAVED)]);
  if (fault.ends[kind] === null) expect(told).toHaveLength(0);
  if (told.length === 0) expect(stored(), 'stored').toBe(true);
  expect(network.met(), 'requests').toBeLessThanOrEqual(9);
  network.mend();
  if (fault.isOffline) goOnline(true);
  await expectWhole(app, saving.route);
  closeMessages();
  for (const _ of [fault, ...(twice.includes(fault.title.slice(0, 3)) ? [fault] : [])]) {
    await chooseAgain();
    await settled(app);
  }
  expect(here(), 'what was chosen').toBe(false);
  await waitFor(() => expect(messages()).toEqual(told.map(() => expect.stringMatching(/are saved now/))));
  closeMessages();
  expect(stored(), 'stored').toBe(false);
}

test.each(SAVINGS.map((saving, index) => [saving.title, saving, index] as const))(
  'saving %s: handles every fault, keeps the choice, says whether it is saved, and saves it with the next change',
  async (_title, saving, index) => {
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(ZONES);
    const { app, network } = await startWalk(platform);
    await act(() => app.router.navigate(saving.route));
    await waitFor(() =>
      expect(lookUp(app.store.getState().operations, 'loadSettings')).toHaveProperty('global.result'),
    );
    await settled(app);
    for (const fault of faultsFor(index, 'idempotentWrite'))
      await during(fault, () => meetSaving(app, network, saving, fault));
    app.close();
  },
  120_000,
);
