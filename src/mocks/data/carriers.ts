/** Names of the carrier services by key (S3.46). */
export const CARRIER_SERVICES: Readonly<Record<string, string>> = {
  'recs:ups-ground': 'UPS Ground',
  'recs:ups-standard': 'UPS Standard',
  'recs:ups-express-saver': 'UPS Express Saver',
  'recs:dhl-paket': 'DHL Paket',
  'recs:dhl-parcel-nl': 'DHL Parcel Netherlands',
  'recs:dhl-freight': 'DHL Freight Eurapid',
  'recs:dhl-express-worldwide': 'DHL Express Worldwide',
  'recs:dpd-classic': 'DPD Classic',
  'recs:dpd-uk-next-day': 'DPD UK Next Day',
  'recs:dpd-pl': 'DPD Polska Kurier',
  'recs:gls-de': 'GLS Business Parcel',
  'recs:gls-it': 'GLS Italy National',
  'recs:postnl-standard': 'PostNL Standaard',
  'recs:postnl-mailbox': 'PostNL Brievenbuspakje',
  'recs:bpost-pack': 'bpost bpack 24h',
  'recs:colissimo': 'Colissimo Domicile',
  'recs:chronopost-13': 'Chronopost 13h',
  'recs:brt-express': 'BRT Express',
  'recs:royal-mail-48': 'Royal Mail Tracked 48',
  'recs:usps-priority': 'USPS Priority Mail',
  'recs:fedex-2day': 'FedEx 2Day',
  'recs:fedex-home': 'FedEx Home Delivery',
  'recs:postnord-mypack': 'PostNord MyPack Home',
  'recs:inpost-kurier': 'InPost Kurier',
  'recs:correos-48': 'Correos Paq 48',
  'recs:seur-24': 'SEUR 24',
  'recs:canada-post-expedited': 'Canada Post Expedited Parcel',
  'recs:purolator-ground': 'Purolator Ground',
  'recs:post-at-paket': 'Österreichische Post Paket',
  'recs:pickup-at-fulfiller': 'Pick-up at the fulfiller',
};

/** Carrier services that are no longer listed. Older items still name them. */
export const RETIRED_CARRIER_SERVICES: Readonly<Record<string, string>> = {
  'recs:hermes-paket': 'Hermes Paket',
};

const TRACKING_SITES: readonly (readonly [prefix: string, url: string])[] = [
  ['recs:ups', 'https://www.ups.com/track?tracknum='],
  ['recs:dhl', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  ['recs:dpd', 'https://tracking.dpd.de/parcelstatus?query='],
  ['recs:postnl', 'https://jouw.postnl.nl/track-and-trace/'],
  ['recs:fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
];

/** The URL of the parcel's tracking page, or '' for carriers that offer none. */
export function trackingUrl(carrierServiceKey: string, trackingId: string): string {
  const site = TRACKING_SITES.find(([prefix]) => carrierServiceKey.startsWith(prefix));
  return site ? `${site[1]}${trackingId}` : '';
}
