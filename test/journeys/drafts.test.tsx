import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { persistState, recallState } from '#app/storage/persistState.ts';
import { STORED_STATE } from '#app/storage/storedState.ts';
import { byKey } from '#domain/byKey.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { signedIn, signedOut } from '#store/people/sessionSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const ANA = { sub: 'auth0|ana', name: 'Ana' };

/**
 * Opens a console in which Ana is signed in, and which stores its drafts in the session storage. `preloaded`
 * is the recalled state.
 */
async function openTab(preloaded: Partial<RootState> = {}) {
  const app = await renderApp({ platform, as: null, preloaded });
  app.store.dispatch(signedIn(ANA));
  persistState(app.store, STORED_STATE.drafts);
  return app;
}

function ReasonForm({ draftKey = 'reject:1' }) {
  const { value, change, startOver, discard } = useDraft(draftKey, { reason: '', code: 'torn' });
  return (
    <form>
      <label>
        Reason
        <input
          value={value.reason}
          onChange={({ target }) => change((draft) => ({ ...draft, reason: target.value }))}
        />
      </label>
      <button type="button" onClick={discard}>
        Discard
      </button>
      {startOver && (
        <button type="button" onClick={startOver}>
          Start over
        </button>
      )}
    </form>
  );
}

type Store = Awaited<ReturnType<typeof openTab>>['store'];

const formIn = (store: Store, draftKey?: string) => (
  <Provider store={store}>
    <ReasonForm {...(draftKey && { draftKey })} />
  </Provider>
);

function drawForm(store: Store) {
  return render(formIn(store));
}

const reason = () => screen.getByRole('textbox', { name: 'Reason' });

describe('R30: typed text', () => {
  it('moves to the new key if the key of the open form changes, and leaves nothing under the old one', async () => {
    const { store } = await openTab();
    const form = drawForm(store);
    await userEvent.type(reason(), 'torn');
    await waitFor(() => expect(Object.keys(store.getState().drafts)).toEqual(['reject:1']));
    form.rerender(formIn(store, 'reject:2'));
    expect(reason()).toHaveValue('torn');
    expect(Object.keys(store.getState().drafts)).toEqual(['reject:2']);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(store.getState().drafts).toEqual({});
  });

  it('moves to the new key also if it was restored and not edited since', async () => {
    const { store } = await openTab({ drafts: byKey([['reject:1', { reason: 'torn', code: 'torn' }]]) });
    const form = drawForm(store);
    form.rerender(formIn(store, 'reject:2'));
    expect(store.getState().drafts).toEqual({ 'reject:2': { reason: 'torn', code: 'torn' } });
  });

  it('can be discarded to start over, unless the user has deleted it', async () => {
    const { store } = await openTab();
    drawForm(store);
    const startOver = () => screen.queryByRole('button', { name: 'Start over' });
    expect(startOver()).toBeNull();
    await userEvent.type(reason(), 'torn');
    expect(startOver()).toBeInTheDocument();
    await userEvent.clear(reason());
    expect(startOver()).toBeNull();
    await userEvent.type(reason(), 'worn');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(reason()).toHaveValue('');
    expect(startOver()).toBeNull();
  });

  it('is restored after the dialog was closed', async () => {
    const { store } = await openTab();
    const form = drawForm(store);
    await userEvent.type(reason(), 'The corner is torn');
    form.unmount();
    drawForm(store);
    expect(reason()).toHaveValue('The corner is torn');
  });

  it('is restored after a reload and after the same user signs in again', async () => {
    const { store, close } = await openTab();
    const form = drawForm(store);
    await userEvent.type(reason(), 'Torn');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    form.unmount();
    close();
    const drafts = recallState(STORED_STATE.drafts, ANA.sub) ?? {};
    expect(recallState(STORED_STATE.drafts, 'auth0|somebody else')).toBeNull();
    const again = await openTab({ drafts });
    drawForm(again.store);
    expect(reason()).toHaveValue('Torn');
  });

  it('is deleted once it was sent or discarded', async () => {
    const { store } = await openTab();
    const form = drawForm(store);
    await userEvent.type(reason(), 'Torn');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(reason()).toHaveValue('');
    form.unmount();
    expect(store.getState().drafts).toEqual({});
    drawForm(store);
    expect(reason()).toHaveValue('');
  });

  it('is deleted from the store when the user signs out', async () => {
    const { store } = await openTab();
    const form = drawForm(store);
    await userEvent.type(reason(), 'Torn');
    form.unmount();
    expect(store.getState().drafts).not.toEqual({});
    store.dispatch(signedOut());
    expect(store.getState().drafts).toEqual({});
  });

  it('is ignored if the storage contains something else', () => {
    for (const stored of ['not json', '[]', '7', 'null']) {
      sessionStorage.setItem(STORED_STATE.drafts.keyOf(ANA.sub), stored);
      expect(recallState(STORED_STATE.drafts, ANA.sub)).toBeNull();
    }
  });
});
