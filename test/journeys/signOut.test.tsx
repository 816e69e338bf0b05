import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BulkVerb, JournaledRun } from '#domain/bulk/bulkJob.ts';
import { writeKey } from '#domain/writes/sentWrite.ts';
import { PEOPLE } from '#mocks/people.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import { runFound, runRefused, runTakenOver } from '#store/bulk/bulkSlice.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { writesLoaded } from '#store/writes/sentWritesSlice.ts';
import { cards } from '#test/actionParts.ts';
import { byMenu, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { aSentWrite } from '#test/domainBuilders.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { EMPTY_RUN } from '../sagas/bulkConsole.ts';

const platform = simulatedPlatform({ hasLandmarks: false });

async function pressSignOut({ user }: Pick<App, 'user'>): Promise<void> {
  const account = screen.getByRole('button', { name: /^Account/ });
  if (account.getAttribute('aria-expanded') === 'false') await user.click(account);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
}

async function findQuestion() {
  return within(await screen.findByRole('dialog', { name: 'Sign out now?' }));
}

describe('R346: "Sign out"', () => {
  it('names input that was not sent and settings that are not saved, and signs out once confirmed', async () => {
    platform.faults.next({ service: 'customizr', method: 'PUT' }, { kind: 'status', status: 403 }, 9);
    const app = await renderApp({ platform, route: '/support' });
    await app.user.type(await screen.findByRole('textbox', { name: 'What happened?' }), 'Somebody called.');
    await waitFor(() => expect(app.store.getState().drafts).not.toEqual({}));
    act(() => void app.store.dispatch(preferencesChanged({ idFormat: 'merchant' })));
    await pressSignOut(app);
    const question = await findQuestion();
    expect(question.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Input that has not been sent will be deleted.',
      'Settings or searches that have not been saved yet will be lost.',
    ]);
    await app.user.click(question.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.store.getState().session.status).toBe('signedIn');
    await pressSignOut(app);
    await app.user.click((await findQuestion()).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You have signed out.')).toBeInTheDocument();
  });

  it('names a run in progress', async () => {
    const app = await renderApp({ platform, route: '/' });
    act(() => {
      app.store.dispatch(runFound(EMPTY_RUN));
      app.store.dispatch(runTakenOver({ ...EMPTY_RUN, settled: 0 }));
    });
    await pressSignOut(app);
    const question = await findQuestion();
    expect(question.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'A run is in progress. Signing out interrupts it.',
    ]);
  });

  it('names a run in another tab, and a request that is being sent', async () => {
    const app = await renderApp({ platform, route: '/' });
    await app.user.click(screen.getByRole('button', { name: /^Account/ }));
    const button = await screen.findByRole('button', { name: 'Sign out' });
    act(() => {
      app.store.dispatch(runFound(EMPTY_RUN));
      app.store.dispatch(runRefused({ jobId: EMPTY_RUN.job.jobId, refusal: 'locked' }));
      app.store.dispatch(writesLoaded([aSentWrite({ state: 'open' })]));
    });
    // At once, because the console replaces what it knows when it has read the journal, which is empty here.
    fireEvent.click(button);
    const question = await findQuestion();
    expect(question.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      expect.stringMatching(
        /^Bulk reorder \(.+\) is in progress in another tab\. Signing out interrupts it\.$/,
      ),
      'A request is being sent. You will not see its result.',
    ]);
  });

  describe('R412: asks the journal for the work of other tabs that this tab does not know', () => {
    const runOf = (verb: BulkVerb, jobId: string): JournaledRun => ({
      job: { ...EMPTY_RUN.job, jobId, verb, sub: PEOPLE.staff.sub },
      runOrders: [],
    });

    /** Opens the console in one tab; `processed` are the runs that another tab then starts and processes. */
    async function openBeside(processed: readonly JournaledRun[], others: readonly JournaledRun[] = []) {
      const browser = memoryBrowser();
      const { journal, locks } = browser.openTab(() => undefined);
      const app = await renderApp({ platform, route: '/', browser });
      for (const run of [...processed, ...others]) await journal.create(run);
      for (const { job } of processed) await locks.take(runLockName(job.jobId));
      return { app, journal, locks };
    }

    const linesOf = async () =>
      (await findQuestion()).getAllByRole('listitem').map((line) => line.textContent);

    it('names each run of another tab, and no run that nobody processes', async () => {
      const { app } = await openBeside(
        [runOf('cancel', 'one'), runOf('clearAlerts', 'two')],
        [runOf('reorder', 'idle')],
      );
      await pressSignOut(app);
      expect(await linesOf()).toEqual([
        expect.stringMatching(/^Bulk cancellation \(.+\) is in progress in another tab\./),
        expect.stringMatching(/^Clearing alerts \(.+\) is in progress in another tab\./),
      ]);
    });

    it('names a request that another tab is sending, also if it is not recorded yet', async () => {
      const { app, locks } = await openBeside([]);
      await locks.take(writeKey(aSentWrite()));
      await pressSignOut(app);
      expect(await linesOf()).toEqual(['A request is being sent. You will not see its result.']);
    });

    it('signs out at once if nothing is in progress', async () => {
      const { app } = await openBeside([], [runOf('reorder', 'idle')]);
      await pressSignOut(app);
      expect(await screen.findByText('You have signed out.')).toBeInTheDocument();
    });

    it('signs out if the journal fails', async () => {
      const { app, journal } = await openBeside([]);
      vi.spyOn(journal, 'openJobs').mockRejectedValue(new Error('no journal'));
      await pressSignOut(app);
      expect(await screen.findByText('You have signed out.')).toBeInTheDocument();
    });

    it('signs out if the journal does not respond', async () => {
      const { app, journal } = await openBeside([]);
      vi.spyOn(journal, 'openJobs').mockReturnValue(new Promise(() => undefined));
      await pressSignOut(app);
      expect(
        await screen.findByText('You have signed out.', undefined, { timeout: 5_000 }),
      ).toBeInTheDocument();
    });
  });

  it('names the save of a callback URL whose dialog was left, although it has no record', async () => {
    const { app } = await openOrder(platform, anOrder().with(cards('producing')));
    await byMenu('Callback URL')(app);
    await app.user.type(await screen.findByRole('textbox', { name: 'Callback URL' }), '/v2');
    const release = platform.hold({ service: 'backend', method: 'PUT', path: /callbacks/ });
    await app.user.click(screen.getByRole('button', { name: 'Save callback URL' }));
    await screen.findByRole('button', { name: 'Sending…' });
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await pressSignOut(app);
    const question = await findQuestion();
    expect(question.getByText('A request is being sent. You will not see its result.')).toBeInTheDocument();
    release();
  });

  it('does not ask if another tab has signed out', async () => {
    const app = await renderApp({ platform, route: '/support' });
    await app.user.type(await screen.findByRole('textbox', { name: 'What happened?' }), 'Somebody called.');
    await waitFor(() => expect(app.store.getState().drafts).not.toEqual({}));
    act(() => void app.store.dispatch(signedOut()));
    expect(await screen.findByText('You have signed out.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
