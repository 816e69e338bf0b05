import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { loadGroups } from '#store/console/referenceOperations.ts';
import { selectOperation } from '#store/operation.ts';
import { selectArePermissionsSettled } from '#store/people/userSelectors.ts';
import { cards } from '#test/actionParts.ts';
import { openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });
const permissionsCall = { service: 'access-management', path: /permissions/ };

describe('starting the console', () => {
  it('shows a page with a retry if the permissions cannot be loaded', async () => {
    platform.faults.next(permissionsCall, { kind: 'status', status: 500, body: { message: 'out' } }, 3);
    const { user } = await renderApp({ platform });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your permissions could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Your permissions could not be loaded')).toHaveLength(1);
    expect(screen.queryByText(PEOPLE.staff.sub)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('searchbox', { name: 'Search text' })).toBeInTheDocument();
  });

  it.each([403, 404])('S6.18: offers to request access if the permissions fail with %i', async (status) => {
    platform.faults.next(permissionsCall, { kind: 'status', status }, 3);
    await renderApp({ platform });
    expect(await screen.findByText(PEOPLE.staff.sub)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Email support@console.test/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Try again/ })).toBeInTheDocument();
  });

  it('R421: says the status text once if the error repeats it', async () => {
    const body = { title: 'Bad Request' };
    platform.faults.next(permissionsCall, { kind: 'status', status: 400, body });
    await renderApp({ platform });
    expect(await screen.findByText('400 Bad Request')).toBeInTheDocument();
    expect(screen.queryByText('Bad Request')).toBeNull();
  });

  it('R435: only the developer tools wait for the groups', async () => {
    const release = platform.hold({ service: 'access-management', path: /groups/ });
    const { app } = await openOrder(platform, anOrder().with(cards('producing')), { as: 'developer' });
    expect(await screen.findByRole('button', { name: 'Order actions' })).toBeInTheDocument();
    const inspector = () => screen.queryByRole('complementary', { name: 'Platform calls' });
    await app.user.keyboard('gi');
    expect(inspector()).toBeNull();
    release();
    await waitFor(() => expect(inspector()).toBeInTheDocument());
  });

  it('S6.12: opens no inspector to a person who is not in the group of developers', async () => {
    const { app } = await openOrder(platform, anOrder().with(cards('producing')));
    await waitFor(() =>
      expect(selectOperation(app.store.getState(), loadGroups, '').status).toBe('succeeded'),
    );
    await app.user.keyboard('gi');
    expect(screen.queryByRole('complementary', { name: 'Platform calls' })).toBeNull();
  });

  it('S8.3: says that the permissions cannot be loaded without a session', async () => {
    platform.faults.next(
      permissionsCall,
      { kind: 'status', status: 302, headers: { Location: '/login' } },
      9,
    );
    await renderApp({ platform });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Permissions cannot be loaded without authenticated user',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /until your permissions are loaded/ })).toBeVisible();
  });

  it('tries again after a 403 on permissions before it shows an error', async () => {
    platform.faults.next(permissionsCall, { kind: 'status', status: 403 }, 2);
    await renderApp({ platform, route: '/?page=1' });
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['merchant-config', 'fulfiller-identity', 'carriers', 'customizr'])(
    'S7.39: %s that fails affects only its own part',
    async (service) => {
      platform.faults.next({ service }, { kind: 'status', status: 500 }, 20);
      await renderApp({ platform, route: '/?page=1' });
      expect(await screen.findByRole('table')).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Your permissions could not be loaded' })).toBeNull();
    },
  );

  it('S2.39: a user without access sees their ID and how to request access on any page', async () => {
    await renderApp({ platform, as: 'nobody', route: '/reports' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(PEOPLE.nobody.sub);
    expect(within(alert).getByRole('link', { name: /Email support@console.test/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(PEOPLE.nobody.sub)),
    );
  });

  it('R603: a user whose access has been granted continues without a reload', async () => {
    const none = { kind: 'status', status: 200, body: { merchants: [], fulfillers: [] } } as const;
    platform.faults.next(permissionsCall, none);
    const { user } = await renderApp({ platform });
    const alert = await screen.findByRole('alert');
    platform.faults.next(permissionsCall, { kind: 'status', status: 400, body: { message: 'wrong' } });
    await user.click(within(alert).getByRole('button', { name: 'Check again' }));
    expect(await within(alert).findByText('wrong')).toBeInTheDocument();
    platform.faults.next(permissionsCall, none);
    await user.click(within(alert).getByRole('button', { name: 'Check again' }));
    expect(await within(alert).findByText('You still do not have access.')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('searchbox', { name: 'Search text' })).toBeInTheDocument();
  });

  it.each(['/reportsfoo', '/orders/', '/orders/a/b', '/reports/other'])(
    'S2.6: the unknown URL %s needs no permission',
    async (route) => {
      const { store } = await renderApp({ platform, as: 'nobody', route });
      await waitFor(() => expect(selectArePermissionsSettled(store.getState())).toBe(true));
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it.each(['/Reports', '/reports/', '/reports/create', '/ORDERS/some-order/'])(
    'S2.39: %s needs a permission',
    async (route) => {
      await renderApp({ platform, as: 'nobody', route });
      expect(await screen.findByRole('alert')).toHaveTextContent(PEOPLE.nobody.sub);
    },
  );

  it('S2.6, R577: an unknown URL shows a page that links to the search, with one heading', async () => {
    await renderApp({ platform, route: '/nowhere/at/all' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Search for orders' })).toHaveAttribute('href', '/');
  });
});
