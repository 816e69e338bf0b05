/** A merchant of the simulated platform, with the traits that make its orders recognizable. */
export interface MerchantData {
  merchantId: string;
  /** '' for the merchant without a name. The console then shows the ID (S3.32). */
  displayName: string;
  currency: string;
  /** The countries of its customers, the most common one first. */
  countries: readonly string[];
  channels: readonly string[];
  /** The pattern of its order numbers. `#` stands for a digit, `@` for a letter or digit. */
  orderNumber: string;
  /** The merchant's share of the platform's orders, relative to the weights of the other merchants. */
  weight: number;
  supportPhone: string;
}

type Row = [
  id: string,
  name: string,
  currency: string,
  countries: string,
  channels: string,
  orderNumber: string,
  weight: number,
  phone: string,
];

// biome-ignore format: one merchant per line
const ROWS: readonly Row[] = [
  ['acme-print', 'Acme Print', 'EUR', 'NL BE DE', 'web-nl web-de marketplace', 'VP-####-#', 14, '+31 77 350 1200'],
  ['northwind-cards', 'Northwind Cards', 'GBP', 'GB IE', 'web-uk call-centre', 'NW########', 9, '+44 20 7946 0812'],
  ['druckwerk-sued', 'Druckwerk Süd', 'EUR', 'DE AT CH', 'web-de api-partner', '26-######', 9, '+49 89 5550 171'],
  ['papeterie-lumiere', 'Papeterie Lumière', 'EUR', 'FR BE', 'web-fr marketplace', 'PL-#####', 7, '+33 1 55 01 73 20'],
  ['stampa-veloce', 'Stampa Veloce', 'EUR', 'IT CH', 'web-it marketplace', 'SV/####/##', 7, '+39 02 5550 4410'],
  ['blue-heron-press', 'Blue Heron Press', 'USD', 'US CA', 'web-us call-centre', 'BHP-######-@@', 8, '+1 206 555 0143'],
  ['inkwell-gifts', 'Inkwell Gifts', 'GBP', 'GB', 'web-uk marketplace', 'IG#######', 5, '+44 161 496 0311'],
  ['kartenzauber', 'Kartenzauber', 'EUR', 'DE AT', 'web-de', 'KZ-@@@@@@', 5, '+49 30 5550 882'],
  ['fotoboek-direct', 'Fotoboek Direct', 'EUR', 'NL BE', 'web-nl', '########', 5, '+31 20 794 0155'],
  ['tryck-och-form', 'Tryck & Form', 'SEK', 'SE', 'web-de api-partner', 'TF#####', 3, '+46 8 5550 1220'],
  ['imprenta-sol', 'Imprenta Sol', 'EUR', 'ES', 'marketplace api-partner', 'IS-####-###', 4, '+34 91 555 0187'],
  ['drukarnia-wisla', 'Drukarnia Wisła', 'PLN', 'PL', 'marketplace', 'DW/######', 3, '+48 22 555 0142'],
  ['maple-and-ink', 'Maple & Ink', 'CAD', 'CA US', 'web-us', 'MI-#######', 3, '+1 416 555 0168'],
  ['harbour-signs', 'Harbour Signs', 'GBP', 'GB IE', 'call-centre', 'HS-####', 2, '+44 117 496 0044'],
  ['campus-merch', 'Campus Merch', 'USD', 'US', 'web-us api-partner', 'CM@@@@@@@@', 3, '+1 617 555 0109'],
  ['bureau-complet', 'Bureau Complet', 'EUR', 'FR', 'web-fr call-centre', 'BC########', 3, '+33 4 65 71 00 12'],
  ['alpenpost', 'Alpenpost Druck', 'CHF', 'CH', 'web-de', 'AP-######', 2, '+41 44 555 01 77'],
  ['festa-e-carta', 'Festa e Carta', 'EUR', 'IT', 'web-it', 'FC#######', 2, '+39 06 5550 2231'],
  ['oresund-labels', 'Øresund Labels', 'DKK', 'DK SE', 'api-partner', 'OL-#####', 2, '+45 33 55 01 20'],
  ['print-pantry', 'The Print Pantry', 'USD', 'US', 'marketplace', 'PP-####-####', 2, '+1 512 555 0127'],
  ['wortlaut', 'Wortlaut Verlagsservice', 'EUR', 'DE', 'api-partner', 'WL/26/#####', 1, '+49 40 5550 339'],
  ['studio-zeven', 'Studio Zeven', 'EUR', 'BE NL', 'web-nl', 'Z#######', 1, '+32 2 555 12 77'],
  ['gala-invitations', 'Gala Invitations', 'USD', 'US CA GB', 'web-us', 'GALA@@@@@', 1, '+1 305 555 0171'],
  ['onboarding-test', 'Onboarding Test Merchant', 'EUR', 'NL', 'api-partner', 'TEST-#####', 1, '+31 77 350 1299'],
  ['7c0f4d52-93ae-4f0b-8a51-d20b6f1c7e34', '', 'EUR', 'DE NL', 'api-partner', '######', 1, ''],
];

function toMerchant(row: Row): MerchantData {
  const [merchantId, displayName, currency, countries, channels, orderNumber, weight, supportPhone] = row;
  return {
    merchantId,
    displayName,
    currency,
    countries: countries.split(' '),
    channels: channels.split(' ').map(toChannel),
    orderNumber,
    weight,
    supportPhone,
  };
}

/** The platform has six channels. A merchant's channel that is not one of them is mapped to one. */
function toChannel(name: string): string {
  return CHANNEL_OF[name] ?? name;
}

const CHANNEL_OF: Readonly<Record<string, string>> = {
  'web-uk': 'web-en',
  'web-us': 'web-en',
  'web-it': 'web-fr',
  'call-centre': 'marketplace',
};

export const MERCHANTS: readonly MerchantData[] = ROWS.map(toMerchant);

const BY_ID = new Map(MERCHANTS.map((merchant) => [merchant.merchantId, merchant]));

export function merchantData(merchantId: string): MerchantData | null {
  return BY_ID.get(merchantId) ?? null;
}

/** The contact details that a merchant publishes, or null for the merchant that has none. */
export function supportContact(merchant: MerchantData, desk: 'orders' | 'tech') {
  if (merchant.supportPhone === '') return null;
  return { phone: merchant.supportPhone, email: `${desk}@${merchant.merchantId}.example` };
}
