import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorRecorded } from '#store/console/diagnosticsSlice.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

async function openSupport(route = '/support', preloaded = {}) {
  const app = await renderApp({ platform, route, preloaded });
  await screen.findByRole('heading', { level: 1, name: 'Report a problem' });
  return app;
}

describe('S2.5: the support page', () => {
  it('is available without access to the search, as is the page for unknown URLs', async () => {
    const { router } = await renderApp({ platform, route: '/support', as: 'nobody' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Report a problem' })).toBeInTheDocument();
    await act(() => router.navigate('/'));
    expect(await screen.findByText(/You do not have access to the order search/)).toBeInTheDocument();
    await act(() => router.navigate('/support'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Report a problem' })).toBeInTheDocument();
    expect(screen.queryByText(/You do not have access to the order search/)).toBeNull();
    await act(() => router.navigate('/nowhere'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.queryByText(/You do not have access to the order search/)).toBeNull();
  });

  it('is available when the permissions could not be loaded', async () => {
    platform.faults.next({ path: /permissions/ }, { kind: 'status', status: 400 }, 9);
    const { router } = await renderApp({ platform });
    expect(await screen.findByRole('alert')).toHaveTextContent(/permissions/i);
    await act(() => router.navigate('/support'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Report a problem' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the diagnostics of a report before it is sent, without secrets', async () => {
    const error = new Error('Order of ana@example.com: eyJhbGciOi.eyJzdWIi.c2lnbmF0 is torn');
    const { store } = await renderApp({ platform, route: '/nowhere' });
    await screen.findByRole('heading', { level: 1 });
    act(() => {
      store.dispatch(errorRecorded({ where: 'rendering', error }));
    });
    const { diagnostics } = store.getState();
    await openSupport('/support', { diagnostics });
    const [shown] = screen.getAllByRole('region', { name: 'Included diagnostics' });
    expect(shown).toHaveTextContent('rendering Order of [redacted]: [redacted] is torn');
    expect(shown).toHaveTextContent('environment: int');
    expect(shown).not.toHaveTextContent('ana@');
  });

  it('copies the description, the order and the diagnostics', async () => {
    const { user } = await openSupport('/support?orderId=0b6c-11');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    expect(screen.getByRole('textbox', { name: /Order ID/ })).toHaveValue('0b6c-11');
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'The preview is upside down.');
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(write).toHaveBeenCalledWith(
      expect.stringMatching(/^Problem with order 0b6c-11\n\nThe preview is upside down\.\n\nbuild: /),
    );
    expect(screen.getByText('The report was copied.')).toBeInTheDocument();
  });

  it('R262: says that a long description does not fit into a mail, and sends the part that fits', async () => {
    const { user } = await openSupport();
    const paste = async (text: string) => {
      await user.clear(screen.getByRole('textbox', { name: 'What happened?' }));
      await user.click(screen.getByRole('textbox', { name: 'What happened?' }));
      await user.paste(text);
      return screen.getByRole('link', { name: 'Email support@console.test' });
    };
    const sentence = 'I opened the order, chose Change address and typed the new street. ';
    const long = await paste(sentence.repeat(30));
    expect(new URL(long.getAttribute('href') ?? '').searchParams.get('body')).toContain(sentence.repeat(10));
    expect(long).toHaveAccessibleDescription(
      'This description is too long for an email, which contains only its first part. To send all of it, copy the report.',
    );
    expect(await paste(sentence)).toHaveAccessibleDescription(
      /^An email contains only the first part of long/,
    );
  });

  it('asks for a description first, writes a mail that mail programs accept, and omits the diagnostics on request', async () => {
    const { user } = await openSupport();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const copy = screen.getByRole('button', { name: 'Copy report' });
    expect(copy).toHaveAttribute('aria-disabled', 'true');
    expect(copy).toHaveAccessibleDescription('Describe the problem first.');
    await user.click(copy);
    expect(write).not.toHaveBeenCalled();

    expect(screen.queryByRole('link', { name: /^Email/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Slow.');
    const href = screen.getByRole('link', { name: 'Email support@console.test' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^mailto:support@console\.test\?subject=Problem%20in/);
    expect(href.length).toBeLessThanOrEqual(1_800);

    await user.click(screen.getByRole('checkbox', { name: 'Include the diagnostics' }));
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(write).toHaveBeenCalledWith('Problem in order operations\n\nSlow.');
  });

  it('says that the browser does not allow copying', async () => {
    const { user } = await openSupport();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Slow.');
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(screen.getByText(/did not allow copying/)).toBeInTheDocument();
  });

  it('offers neither a mail nor a channel if none is configured', async () => {
    const pages = { ...CONFIGURATION.pages, supportChannel: null, feedback: null };
    const { user } = await openSupport('/support', {
      configuration: { ...CONFIGURATION, supportEmail: '', pages },
    });
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Slow.');
    expect(screen.queryByRole('link', { name: /^Email|Open the support channel|feedback/ })).toBeNull();
  });

  it('keeps the typed text until the user discards it', async () => {
    const { user, router } = await openSupport();
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'It began at nine');
    await act(() => router.navigate('/nowhere'));
    await act(() => router.navigate('/support'));
    expect(await screen.findByRole('textbox', { name: 'What happened?' })).toHaveValue('It began at nine');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveValue('');
    await act(() => router.navigate('/nowhere'));
    await act(() => router.navigate('/support'));
    expect(await screen.findByRole('textbox', { name: 'What happened?' })).toHaveValue('');
  });

  it('R276: a report about an order and the general one keep their own text', async () => {
    const { user, router } = await openSupport('/support?orderId=0b6c-11');
    const what = () => screen.getByRole('textbox', { name: 'What happened?' });
    const order = () => screen.getByRole('textbox', { name: /Order ID/ });
    await user.type(what(), 'The preview is upside down.');
    await act(() => router.navigate('/support'));
    expect([what(), order()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    await user.type(what(), 'Slow.');
    await act(() => router.navigate('/support?orderId=0b6c-11'));
    expect(what()).toHaveValue('The preview is upside down.');
    expect(order()).toHaveValue('0b6c-11');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await act(() => router.navigate('/support'));
    expect(what()).toHaveValue('Slow.');
  });
});
