import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadPermissions } from '#store/console/referenceOperations.ts';
import { selectOperation } from '#store/operation.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

// Its code never arrives.
vi.mock('#app/shell/content/NoAccess.tsx', () => new Promise(() => undefined));
vi.mock('#app/shell/content/PermissionsFailed.tsx', () => new Promise(() => undefined));

const platform = simulatedPlatform();
const permissions = ({ store }: App) => selectOperation(store.getState(), loadPermissions, '').status;
const shown = () => within(screen.getByRole('main'));

it('R510: while the code of the page for a person without access loads, a placeholder is shown', async () => {
  const app = await renderApp({ platform, route: '/', as: 'nobody' });
  await waitFor(() => expect(permissions(app)).toBe('succeeded'));
  await waitFor(() => expect(shown().queryByRole('searchbox')).not.toBeInTheDocument());
  expect(shown().getByText('Loading…')).toBeInTheDocument();
});

it('R510: so it is if the permissions could not be loaded', async () => {
  platform.faults.next(
    { service: 'access-management', path: /permissions$/ },
    { kind: 'status', status: 500 },
    3,
  );
  const app = await renderApp({ platform, route: '/' });
  await waitFor(() => expect(permissions(app)).toBe('failed'));
  await waitFor(() => expect(shown().queryByRole('searchbox')).not.toBeInTheDocument());
  expect(shown().getByText('Loading…')).toBeInTheDocument();
});
