import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#components/ExternalLink.tsx';

interface TrackingLinkProps {
  trackingId: string;
  trackingUrl: string;
}

/** Where a parcel can be followed: a link only where it leads to a web page (S5.54), and a name where it has none (S8.29). */
export function TrackingLink({ trackingId, trackingUrl }: TrackingLinkProps) {
  const { t } = useTranslation('panels');
  return <ExternalLink href={trackingUrl}>{trackingId || t('shipments.unknownTracking')}</ExternalLink>;
}
