import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { simulatedPlatform } from '#test/simulated.ts';
import { openResults } from './openResults.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });

afterEach(() => vi.restoreAllMocks());

const openList = () => openResults(platform);

describe('R65: keyboard shortcuts for the tools of the list', () => {
  it('R178: a tool that a key opened has the focus, and closes when another one opens', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Breakdown' });
    const download = screen.getByRole('button', { name: 'Download CSV' });
    const columns = screen.getByRole('button', { name: 'Columns' });
    await user.keyboard('td');
    expect(await screen.findByRole('combobox', { name: 'Separator' })).toBeInTheDocument();
    expect(document.activeElement).toHaveClass('menu-panel');
    await user.keyboard('tc');
    expect(await screen.findByRole('region', { name: 'Columns of the results table' })).toBeInTheDocument();
    expect(download).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Escape}');
    expect(columns).toHaveFocus();
    await user.keyboard('td');
    expect(download).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('tf');
    expect(await screen.findByRole('dialog', { name: 'Advanced search' })).toBeInTheDocument();
    await waitFor(() => expect(download).toHaveAttribute('aria-expanded', 'false'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('tb');
    expect(await screen.findByRole('dialog', { name: 'Breakdown of this search' })).toBeInTheDocument();
  });

  it('R178: are in the palette, which opens a panel that keeps the focus', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Breakdown' });
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    for (const name of [
      /^Open the filters/,
      /^Choose the columns/,
      /^Download the results as CSV/,
      /^Show the breakdown/,
      /^Open the bulk actions/,
      /^Show delayed orders/,
      /^Select all orders on the page/,
      /^Select all results/,
    ])
      expect(palette.getByRole('option', { name })).toBeInTheDocument();
    await user.keyboard('choose the columns{Enter}');
    await screen.findByRole('region', { name: 'Columns of the results table' });
    expect(document.activeElement).toHaveClass('menu-panel');
  });

  it('R223: the tools of a narrow page have the focus when a key opens them, until Escape', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Breakdown' });
    const opener = screen.getByRole('button', { name: 'Tools' });
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener.nextElementSibling).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('*a selects all results and *p the page; *n clears the selection, and Enter restores it', async () => {
    const { user, links } = await openList();
    await screen.findByRole('button', { name: 'Breakdown' });
    await user.keyboard('*a');
    expect(await screen.findByText(`${links.length} selected`)).toBeInTheDocument();
    await user.keyboard('*n');
    await screen.findByText(/deselected/);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`${links.length} selected`)).toBeInTheDocument();
    await user.keyboard('*n');
    await screen.findByText(/deselected/);

    await user.keyboard('*p');
    expect(await screen.findByText(`${links.length} selected`)).toBeInTheDocument();
    await user.keyboard('ta');
    expect(await screen.findByRole('button', { name: /^Clear alerts/ })).toBeInTheDocument();
    await user.keyboard('{Escape}*n');
    expect(await screen.findByText(/deselected/)).toBeInTheDocument();
  });

  it('R574: x and *n announce that no order is selected any more', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Breakdown' });
    await user.keyboard('jx');
    const place = await waitFor(() => screen.getByText('1 selected'));
    expect(place).toHaveAttribute('role', 'status');
    await user.keyboard('x');
    await waitFor(() => expect(place).toHaveTextContent('0 selected'));
    await user.keyboard('xjx');
    await waitFor(() => expect(place).toHaveTextContent('2 selected'));
    await user.keyboard('*n');
    await waitFor(() => expect(place).toHaveTextContent('0 selected'));
  });

  it('show the tabs', async () => {
    const { user, router } = await openList();
    // Loading the tools could take longer than the time between two keys of a sequence.
    await screen.findByRole('button', { name: 'Breakdown' });
    await user.keyboard('vd');
    expect(router.state.location.search).toMatch(/delayedStatuses=/);
    await user.keyboard('ve');
    expect(router.state.location.search).toMatch(/errorStatuses=/);
    await user.keyboard('va');
    expect(router.state.location.search).not.toMatch(/Statuses=/);
  });
});

describe('R66: copying an ID', () => {
  it('c copies the ID of the row that has the focus; a button beside the hovered ID does too, and opens no order', async () => {
    const { user, links, router } = await openList();
    await screen.findByRole('button', { name: 'Breakdown' });
    await user.keyboard('jc');
    expect(await navigator.clipboard.readText()).toBe(links[0]?.title);
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(links[0]).toHaveFocus();

    const [, link] = links;
    if (!link) throw new Error('There is no second row');
    await user.hover(link);
    await user.click(await screen.findByRole('button', { name: `Copy ID ${link.title}` }));
    expect(await navigator.clipboard.readText()).toBe(link.title);
    expect(router.state.location.pathname).toBe('/');
  });
});
