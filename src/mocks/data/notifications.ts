import { HOUR_MS, toIso } from '#domain/time/time.ts';

/**
 * Returns the entries that the issuer serves at `/notifications.json`, in the format of the production
 * notifications channel (docs/platform/notifications.md). `now` is in epoch ms.
 */
export function channelNotifications(now: number) {
  const ago = (hours: number) => toIso(now - hours * HOUR_MS);
  return [
    {
      id: 'n-3',
      publishedAt: ago(2),
      title: 'Slow answers from carriers',
      body: 'Tracking of some parcels is up to an hour behind.',
      severity: 'warning',
      link: 'https://status.simulated.example/incidents/3',
    },
    {
      id: 'n-2',
      publishedAt: ago(26),
      title: 'New fulfiller: Packaging Rotterdam',
      body: 'Mailer boxes and tissue paper are produced in Rotterdam from now on.',
      severity: 'info',
    },
    {
      id: 'n-1',
      publishedAt: ago(24 * 9),
      title: 'Maintenance on Sunday',
      body: 'Orders are accepted, but not routed, from 02:00 to 04:00 UTC.',
      severity: 'info',
    },
  ];
}
