import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { openPanel } from '#test/openPanel.ts';
import { eventScene, list, titles } from './eventScene.ts';

const { platform, anOrderWith } = eventScene();

describe('hostile events', () => {
  it('execute nothing, break nothing, and link only to web pages', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const scheme = 'javascript:alert(3)';
    const orderId = anOrderWith(
      [
        attack,
        {
          detail: attack,
          createdOnBehalfOf: attack,
          eventSourceId: attack,
          additionalData: { [attack]: attack },
        },
      ],
      [
        'fulfillment',
        {
          additionalData: {
            manufacturingReadyDataUrl: scheme,
            reviewerSupportContactEmail: 'a@b.c?bcc=all@evil.example',
            fulfillerRelatedLinks: [
              { href: scheme, name: attack },
              { href: 'https://fulfiller.example/1', name: 'Production' },
            ],
            packages: [
              { trackingId: attack, trackingUrl: scheme, trackingStatus: attack, items: 'none' },
              { trackingId: 'T-1', trackingUrl: 'https://track.example/T-1' },
            ],
          },
        },
      ],
      ['unspecified', { detail: `${attack}${'x'.repeat(200_000)}` }],
      [
        'drawingFailed',
        { eventId: '', eventDate: 'yesterday', attempts: 'none' as never, additionalData: 7 as never },
      ],
    );
    const { user, panel } = await openPanel(platform, orderId, 'events');
    const events = await list(panel);
    expect(titles(events)).toHaveLength(4);
    for (const opener of within(events).getAllByRole('button', { expanded: false })) await user.click(opener);
    expect(within(events).getAllByText(attack).length).toBeGreaterThan(0);
    expect(panel.querySelector('img, script, iframe')).toBeNull();
    const links = within(panel).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://track.example/T-1',
      'https://fulfiller.example/1',
    ]);
    expect(panel.textContent?.length).toBeLessThan(30_000);
    expect(alert).not.toHaveBeenCalled();
    alert.mockRestore();
  });

  it.each(['hostile', 'hostileLinks', 'halfEmpty', 'wrongTypes', 'strangeIds'] as const)(
    'every panel of the order "%s" renders',
    async (name) => {
      const { user } = await openPanel(platform, LANDMARKS[name], 'status');
      for (const tab of screen.getAllByRole('tab')) {
        await user.click(tab);
        await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
        expect(screen.queryByText(/could not be displayed/)).not.toBeInTheDocument();
      }
      expect(document.querySelector('script, img[onerror], a[href^="javascript"]')).toBeNull();
    },
  );
});
