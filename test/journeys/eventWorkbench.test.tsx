import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { CLIENTS } from '#mocks/people.ts';
import { openPanel } from '#test/openPanel.ts';
import { renderApp } from '#test/renderApp.tsx';
import { eventScene, FAILED, list, titles } from './eventScene.ts';

const { platform, anOrderWith } = eventScene();

describe('R23: the event workbench', () => {
  it('filters by type, by text while the user types, and by delivery, and keeps the filters in the URL', async () => {
    const { user, panel, router } = await openPanel(platform, LANDMARKS.allEvents, 'events');
    const events = await list(panel);
    await user.click(within(panel).getByRole('button', { name: 'Type: All types' }));
    await user.click(within(panel).getByRole('checkbox', { name: 'Drawing failed (1)' }));
    await user.click(within(panel).getByRole('checkbox', { name: 'hologramApproved (1)' }));
    await waitFor(() => expect(titles(events)).toEqual(['hologramApproved', 'Drawing failed']));
    const types = () => new URLSearchParams(router.state.location.search).getAll('eventType');
    expect(types()).toEqual(['drawingFailed', 'hologramApproved']);
    expect(within(panel).getByText('2 of 43 events')).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(titles(events)).toHaveLength(43));
    expect(types()).toEqual([]);

    const text = within(panel).getByRole('searchbox', { name: 'Search events' });
    await user.type(text, 'LOGO.png');
    await waitFor(() => expect(titles(events)).toEqual(['Drawing failed']));
    await waitFor(() => expect(router.state.location.search).toContain('eventText=LOGO.png'));

    // A filter is kept that is chosen before the typed text is in the URL.
    await user.clear(text);
    await user.type(text, 'drawing');
    const delivery = within(panel).getByRole('combobox', { name: 'Received by the merchant' });
    await user.selectOptions(delivery, 'Received');
    await waitFor(() => expect(titles(events).length).toBeLessThan(5));
    const parameter = (name: string) => new URLSearchParams(router.state.location.search).get(name);
    await waitFor(() => expect(parameter('eventText')).toBe('drawing'));
    expect(parameter('eventDelivery')).toBe('received');
    expect(delivery).toHaveValue('received');
  });

  it('filters by actor and by whether the merchant received the event', async () => {
    const [client = '', name = ''] = Object.entries(CLIENTS)[0] ?? [];
    const received = { ...FAILED, success: true, attemptedDate: '2026-11-18T10:30:00Z' };
    const orderId = anOrderWith(
      ['platformAccepted', { createdOnBehalfOf: client, attempts: [FAILED, received] }],
      ['productionStarted', { createdOnBehalfOf: client, attempts: [FAILED] }],
      ['readyToRoute', { attempts: [FAILED] }],
    );
    const { user, panel, router } = await openPanel(platform, orderId, 'events');
    const events = await list(panel);
    const actor = within(panel).getByRole('combobox', { name: 'Triggered by' });
    await user.selectOptions(actor, await within(actor).findByRole('option', { name: `${name} (2)` }));
    await waitFor(() => expect(titles(events)).toHaveLength(2));
    const delivery = within(panel).getByRole('combobox', { name: 'Received by the merchant' });
    await user.selectOptions(delivery, 'Received');
    await waitFor(() => expect(titles(events)).toEqual(['Accepted by the platform']));
    expect(router.state.location.search).toContain('eventDelivery=received');
    await user.click(within(events).getByRole('button', { name: 'Accepted by the platform' }));
    expect(
      within(events).getAllByText(/^Received by the merchant 2026-11-18 1\d:30:00/).length,
    ).toBeGreaterThan(0);
    expect(within(events).getByRole('button', { name: '2 attempts' })).toBeInTheDocument();
  });

  it('says beside the search text how many filters of a link are folded on a phone', async () => {
    const query = { eventType: 'drawingFailed', eventDelivery: 'received' };
    const orderId = LANDMARKS.allEvents;
    const { user } = await renderApp({
      platform,
      route: `/orders/${orderId}?view=events&${new URLSearchParams(query)}`,
    });
    const toggle = await screen.findByRole('button', { name: 'Filter events 2' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens a link with every filter set, and says when nothing matches', async () => {
    const query = '&eventText=nothing+like+it&eventDelivery=notReceived&eventActor=workflow';
    const { user, panel } = await openPanel(platform, LANDMARKS.allEvents, 'events', { query });
    expect(await within(panel).findByText('No matching events')).toBeInTheDocument();
    expect(within(panel).getByRole('searchbox')).toHaveValue('nothing like it');
    expect(within(panel).getByRole('combobox', { name: 'Received by the merchant' })).toHaveValue(
      'notReceived',
    );
    expect(within(panel).getByRole('combobox', { name: 'Triggered by' })).toHaveValue('workflow');
    await user.click(within(panel).getByRole('button', { name: 'Clear filters' }));
    expect(await list(panel)).toBeInTheDocument();
  });

  it('asks for no selection in an empty list', async () => {
    const orderId = anOrderWith(['platformAccepted', { attempts: [{ ...FAILED, success: true }] }]);
    const { panel } = await openPanel(platform, orderId, 'events', { query: '&eventDelivery=notReceived' });
    expect(await within(panel).findByText('No matching events')).toBeInTheDocument();
    expect(within(panel).queryByText('Select at least one event.')).not.toBeInTheDocument();
  });

  it('shows the events of all items, each with its item', async () => {
    const { user, panel } = await openPanel(platform, LANDMARKS.errors, 'events');
    const own = titles(await list(panel)).length;
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Item' }), 'All items in the order');
    await waitFor(async () => expect(titles(await list(panel)).length).toBeGreaterThan(own));
  });

  it('R274: an event that the platform repeats is listed and resent once', async () => {
    const again = { eventId: 'e-1', attempts: [FAILED] };
    const orderId = anOrderWith(['productionStarted', again], ['productionStarted', again]);
    const { user, panel } = await openPanel(platform, orderId, 'events');
    expect(titles(await list(panel))).toHaveLength(1);
    await user.click(within(panel).getByRole('button', { name: 'Resend not received' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resend events' }));
    expect(dialog.getByText(/^1 event /)).toBeInTheDocument();
  });

  it('R286: the focus returns from the dialog to the button that resends the selected events', async () => {
    const orderId = anOrderWith(['productionStarted', { attempts: [FAILED] }]);
    const { user, panel } = await openPanel(platform, orderId, 'events');
    await list(panel);
    act(() => within(panel).getByRole('button', { name: 'Resend not received' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Resend events' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Resend events' })).toHaveFocus());
  });

  it('R94: offers to resend events that were not received, only to users who can update (S5.36)', async () => {
    const orderId = anOrderWith(
      ['platformAccepted', { attempts: [FAILED] }],
      ['productionStarted', { attempts: [{ ...FAILED, success: true }] }],
    );
    const { user, panel, close } = await openPanel(platform, orderId, 'events');
    await list(panel);
    await user.click(within(panel).getByRole('button', { name: 'Select all not received' }));
    expect(within(panel).getByText('1 event selected')).toBeInTheDocument();
    const clear = within(panel).getByRole('button', { name: 'Clear selection' });
    await user.click(clear);
    expect(clear).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Resend not received' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resend events' }));
    expect(dialog.getByText(/^1 event /)).toBeInTheDocument();
    close();
    const viewer = await openPanel(platform, orderId, 'events', { as: 'viewer' });
    await list(viewer.panel);
    expect(within(viewer.panel).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
