import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#components/ExternalLink.tsx';

interface TrackingLinkProps {
  trackingId: string;
  trackingUrl: string;
}

/** The tracking link of a parcel: a link only if its URL is a web address (S5.54), otherwise a text (S8.29). */
export function TrackingLink({ trackingId, trackingUrl }: TrackingLinkProps) {
  const { t } = useTranslation('panels');
  return <ExternalLink href={trackingUrl}>{trackingId || t('shipments.unknownTracking')}</ExternalLink>;
}
