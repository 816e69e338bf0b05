import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subscriberKey } from '#mocks/issuer/subscriptionAuth.ts';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder, operationsOf, writesOf } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const anyOrder = () => anOrder().with(cards('producing'));
const option = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const SAVED = 'Your subscriptions have been saved.';

/** The request that subscribes to the event of an option (S3.47). */
const subscription = (resourceId: string, value: string) => ({
  call: 'POST /v1/subscriptions',
  body: {
    resourceId,
    resourceType: 'opaOrder',
    resourceFilters: [{ path: 'eventType', value, operator: 'equals' }],
    alertInfo: { channel: 'email' },
  },
});

async function openWatch(as: PersonName = 'staff') {
  const { app, record } = await openOrder(platform, anyOrder(), { as });
  await app.user.click(screen.getByRole('button', { name: 'Watch' }));
  await screen.findByRole('dialog', { name: 'Watch order' });
  requests.take();
  return { ...app, orderId: record.orderId };
}

describe('S4.44: watching an order', () => {
  it('each option is one subscription: selected ones are added, cleared ones removed, the others left unchanged', async () => {
    const { user, orderId } = await openWatch();
    const logged = platform.world.log.length;
    const options = [
      ['production is accepted', 'productionAccepted'],
      ['an item is rejected', 'fulfillerRejected'],
      ['an item is shipped', 'fulfillment'],
      ['a cancellation is accepted', 'cancellationResponse'],
      ['a cancellation is rejected', 'nothingCancelled'],
    ] as const;
    for (const [name] of options) await user.click(await option(name));
    const release = platform.hold({ method: 'POST', path: /\/v1\/subscriptions$/ });
    await user.dblClick(save());
    release();
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Manage subscriptions' })).toHaveFocus();
    expect(requests.take()).toEqual(options.map(([, value]) => subscription(orderId, value)));
    expect(operationsOf(platform.world.log, logged)).toEqual(options.map(() => `subscribe ${orderId}`));

    await user.click(screen.getByRole('button', { name: 'Manage subscriptions' }));
    for (const [name] of options) expect(await option(name)).toBeChecked();
    expect(save()).toHaveAccessibleDescription('You have not changed anything yet.');
    await user.click(await option('an item is shipped'));
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.take()).toEqual([
      { call: expect.stringMatching(/^DELETE \/v1\/subscriptions\//), body: undefined },
    ]);
    const kept = platform.world.documentStore.entries(`subscriptions/${PEOPLE.staff.sub}/`);
    expect(kept).toHaveLength(4);
    expect(JSON.stringify(kept)).not.toContain('"fulfillment"');
  });

  it('R544: the dialog opens again although the one before has not disappeared from the page yet', async () => {
    const { user, router } = await openWatch();
    await user.click(await option('an item is shipped'));
    const closed = Promise.withResolvers<void>();
    const unsubscribe = router.subscribe(({ location }) => {
      if (!location.search.includes('modal=')) closed.resolve();
    });
    await user.click(save());
    await closed.promise;
    unsubscribe();
    act(() => screen.getByRole('button', { name: 'Manage subscriptions' }).click());
    expect(await option('an item is shipped')).toBeChecked();
    expect(save()).toHaveAccessibleDescription('You have not changed anything yet.');
  });

  it('S8.20: reports a part that fails, and saving again sends only that part', async () => {
    const { user, orderId } = await openWatch();
    await user.click(await option('an item is rejected'));
    await user.click(await option('an item is shipped'));
    const post = { service: 'subscriptions', method: 'POST' };
    platform.faults.next(post, { kind: 'delay', ms: 0 });
    platform.faults.next(post, { kind: 'status', status: 422, body: { details: 'The mailbox is full.' } });
    await user.click(save());
    const dialog = await findDialog('Watch order');
    expect(await dialog.findByText('Your subscriptions could not be saved.')).toBeInTheDocument();
    expect(dialog.getByText('The mailbox is full.')).toBeInTheDocument();
    expect(await option('an item is shipped')).toBeChecked();
    requests.take();
    platform.faults.next(post, { kind: 'status', status: 403 });
    await user.click(save());
    expect(await dialog.findByText('You do not have permission to perform this action')).toBeInTheDocument();
    requests.take();
    // The save itself checks whether a request without a response was applied, so nothing is subscribed
    // twice.
    platform.faults.next(post, { kind: 'networkErrorAfterApplying' });
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    expect(requests.take()).toEqual([subscription(orderId, 'fulfillment')]);
  });

  it('after Back during a save, the next choice is sent after the first', async () => {
    const { user, router, orderId } = await openWatch();
    await user.click(await option('an item is rejected'));
    const release = platform.hold({ service: 'subscriptions', method: 'POST' });
    await user.click(save());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Watch' }));
    await user.click(await option('an item is shipped'));
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeInTheDocument();
    release();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.take()).toEqual(
      ['fulfillerRejected', 'fulfillment'].map((value) => subscription(orderId, value)),
    );
  });

  it('closing the dialog with unsaved choices asks first', async () => {
    const { user } = await openWatch();
    await user.click(await option('an item is shipped'));
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(await option('an item is shipped')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Watch' }));
    expect(await option('an item is shipped')).not.toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.take()).toEqual([]);
  });
});

describe('S4.53: accepting emails first', () => {
  const BACK = '?modal=watch&subscriptionAuth=returned';
  const consent = subscriberKey(PEOPLE.merchantOperator.sub);
  const users = { service: 'subscriptions', path: /users/ };

  it('S4.53, S4.54: users who have not accepted emails go to the page for that, and return to this order', async () => {
    const { user, left, replacing } = await openWatch('merchantOperator');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const [page] = left.map((url) => new URL(url));
    expect(replacing).toEqual([]);
    expect(page?.href).toMatch(/^https:\/\/subscriptions\.test\/authorise\?/);
    expect(page?.searchParams.get('returnUrl')).toBe(window.location.href);
  });

  it('S4.54: users who return after accepting see the options; the flag leaves the URL', async () => {
    platform.world.documentStore.set(consent, true);
    const { app } = await openOrder(platform, anyOrder(), { as: 'merchantOperator', search: BACK });
    expect(await option('an item is shipped')).toBeInTheDocument();
    await waitFor(() => expect(app.router.state.location.search).not.toContain('subscriptionAuth'));
    expect(app.router.state.location.search).toContain('modal=watch');
    platform.world.documentStore.delete(consent);
  });

  it('S4.55: users who return without accepting see a message and can try again', async () => {
    const { app } = await openOrder(platform, anyOrder(), { as: 'merchantOperator', search: BACK });
    expect(await screen.findByText(/You declined emails/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    await waitFor(() => expect(app.router.state.location.search).not.toContain('subscriptionAuth'));
  });

  it('S4.53: users whose consent has ended since the dialog was opened are asked again, and nothing is sent', async () => {
    platform.world.documentStore.set(consent, true);
    const { user, orderId } = await openWatch('merchantOperator');
    await user.click(await option('an item is shipped'));
    platform.world.documentStore.delete(consent);
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument();
    expect(screen.queryByText(SAVED)).toBeNull();
    expect(requests.take()).toEqual([]);

    platform.world.documentStore.set(consent, true);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Watch' }));
    expect(await option('an item is shipped')).toBeChecked();
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    expect(requests.take()).toEqual([subscription(orderId, 'fulfillment')]);
    platform.world.documentStore.delete(consent);
  });

  it('R240: users who have left the dialog with Back see that nothing was saved', async () => {
    platform.world.documentStore.set(consent, true);
    const { user, router } = await openWatch('merchantOperator');
    await user.click(await option('an item is shipped'));
    platform.world.documentStore.delete(consent);
    const release = platform.hold(users);
    await user.click(save());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    expect(await screen.findByText(/Your subscriptions could not be saved/)).toBeInTheDocument();
    expect(requests.take()).toEqual([]);
  });

  it('S4.56: says that the subscriptions could not be loaded, and offers to try again', async () => {
    platform.faults.next(users, { kind: 'status', status: 500, body: { details: 'Out of order.' } }, 99);
    const { user } = await openWatch();
    expect(
      await screen.findByText('Your subscriptions could not be loaded. Try again later.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Out of order.')).toBeInTheDocument();
    platform.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await option('an item is shipped')).toBeInTheDocument();
  });

  it.each([
    ['missingAuth', { status: 302, headers: { Location: '/login' } }, /You are signed out/],
    ['invalidToken', { status: 401 }, /no longer accepts your sign-in/],
  ] as const)('S4.56, S4.57: %s forces a sign-in that returns here', async (_reason, fault, text) => {
    platform.faults.next(users, { kind: 'status', ...fault }, 9);
    const { user, signIns, orderId } = await openWatch();
    const dialog = await findDialog('Watch order');
    expect(await dialog.findByText(text)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Sign in again' }));
    expect(signIns).toEqual([expect.stringMatching(`^/orders/${orderId}\\?.*modal=watch$`)]);
  });
});
