import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#components/ExternalLink.tsx';

/** The tracking ID of a parcel, as a link only if the URL is a web address (S5.54, S8.29). */
export function TrackingLink({ trackingId, trackingUrl }: { trackingId: string; trackingUrl: string }) {
  const { t } = useTranslation('panels');
  return (
    <ExternalLink href={trackingUrl}>
      {trackingId === '' ? t('shipments.unknownTracking') : <code>{trackingId}</code>}
    </ExternalLink>
  );
}
