import { leafCategory } from './categories.ts';

export type Language = 'en' | 'de' | 'fr' | 'it' | 'nl';

export interface ProductData {
  index: number;
  names: Readonly<Record<Language, string>>;
  categoryId: string;
  /** The SKU that is produced. `orderedSku` is the one in the merchant's shop. */
  sku: string;
  orderedSku: string;
  /** The price in euros of one piece if `quantities[0]` pieces are ordered. */
  unitPrice: number;
  quantities: readonly number[];
  /** The names of the printed sides, in the order of the pages of a preview. */
  surfaces: readonly string[];
  widthCm: number;
  heightCm: number;
  /** The possible values by attribute. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

type Row = [
  category: string,
  names: Readonly<Record<Language, string>>,
  unitPrice: number,
  quantities: string,
  surfaces: string,
  size: string,
  attributes: string,
];

function names(
  en: string,
  de: string,
  fr: string,
  it: string,
  nl: string,
): Readonly<Record<Language, string>> {
  return { en, de, fr, it, nl };
}

const CARD = 'paper=matte|gloss|uncoated;weight=350 gsm|400 gsm;corners=standard|rounded';
const SHEET = 'paper=matte|gloss|recycled;weight=130 gsm|170 gsm|250 gsm;colours=4/4|4/0';
const SHIRT =
  'colour=white|black|navy|heather grey|red;size=S|M|L|XL|XXL;decoration=screen print|embroidery|direct to garment';

// biome-ignore format: one product per line
const ROWS: readonly Row[] = [
  ['Standard cards', names('Standard business cards', 'Standard-Visitenkarten', 'Cartes de visite standard', 'Biglietti da visita standard', 'Standaard visitekaartjes'), 0.08, '100 250 500 1000', 'Front Back', '8.5x5.5', CARD],
  ['Premium cards', names('Soft-touch business cards', 'Soft-Touch-Visitenkarten', 'Cartes de visite soft touch', 'Biglietti da visita soft touch', 'Soft-touch visitekaartjes'), 0.19, '50 100 250 500', 'Front Back', '8.5x5.5', CARD],
  ['Premium cards', names('Foil business cards', 'Visitenkarten mit Folienveredelung', 'Cartes de visite avec dorure', 'Biglietti da visita con lamina', 'Visitekaartjes met folie'), 0.34, '50 100 200', 'Front Back', '8.5x5.5', `${CARD};foil=gold|silver|rose gold`],
  ['Shaped cards', names('Square business cards', 'Quadratische Visitenkarten', 'Cartes de visite carrées', 'Biglietti da visita quadrati', 'Vierkante visitekaartjes'), 0.21, '50 100 250', 'Front Back', '6.5x6.5', CARD],
  ['Flyers', names('A5 flyers', 'Flyer DIN A5', 'Flyers A5', 'Volantini A5', 'A5-flyers'), 0.05, '250 500 1000 2500 5000', 'Front Back', '14.8x21', SHEET],
  ['Flyers', names('A6 flyers', 'Flyer DIN A6', 'Flyers A6', 'Volantini A6', 'A6-flyers'), 0.035, '250 500 1000 5000', 'Front Back', '10.5x14.8', SHEET],
  ['Folded leaflets', names('Tri-fold leaflets', 'Falzflyer, Wickelfalz', 'Dépliants trois volets', 'Pieghevoli a tre ante', 'Gevouwen folders, drieluik'), 0.11, '100 250 500 1000', 'Inside Outside', '29.7x21', SHEET],
  ['Door hangers', names('Door hangers', 'Türanhänger', 'Accroche-portes', 'Appendini per porte', 'Deurhangers'), 0.16, '100 250 500', 'Front Back', '10x24', SHEET],
  ['Stapled booklets', names('Stapled booklets A4', 'Broschüren A4, geheftet', 'Brochures agrafées A4', 'Opuscoli spillati A4', 'Geniete brochures A4'), 1.9, '25 50 100 250', 'Cover Page_2 Page_3 Page_4 Page_10 Back_cover', '21x29.7', `${SHEET};pages=8|16|24`],
  ['Perfect-bound booklets', names('Perfect-bound catalogues', 'Kataloge, klebegebunden', 'Catalogues dos carré collé', 'Cataloghi in brossura', 'Gelijmde catalogi'), 4.2, '25 50 100', 'Cover Page_2 Page_3 Page_11 Back_cover', '21x29.7', `${SHEET};pages=48|64|96`],
  ['Standard postcards', names('Postcards', 'Postkarten', 'Cartes postales', 'Cartoline', 'Ansichtkaarten'), 0.12, '50 100 250 500', 'Front Back', '14.8x10.5', CARD],
  ['Direct mail', names('Addressed mailing cards', 'Adressierte Mailingkarten', 'Cartes publipostage adressées', 'Cartoline postali indirizzate', 'Geadresseerde mailingkaarten'), 0.48, '250 500 1000', 'Front Back', '21x10.5', SHEET],
  ['Vinyl banners', names('Vinyl banner 200 × 100 cm', 'PVC-Banner 200 × 100 cm', 'Bâche PVC 200 × 100 cm', 'Striscione in PVC 200 × 100 cm', 'PVC-spandoek 200 × 100 cm'), 32, '1 2 3 5', 'Front', '200x100', 'material=PVC 510 gsm;finish=eyelets|hem and eyelets|none'],
  ['Mesh banners', names('Mesh banner 300 × 100 cm', 'Mesh-Banner 300 × 100 cm', 'Bâche micro-perforée 300 × 100 cm', 'Striscione mesh 300 × 100 cm', 'Mesh-spandoek 300 × 100 cm'), 48, '1 2 4', 'Front', '300x100', 'material=mesh 270 gsm;finish=eyelets|none'],
  ['Roll-ups', names('Roll-up 85 × 200 cm', 'Roll-up 85 × 200 cm', 'Roll-up 85 × 200 cm', 'Roll-up 85 × 200 cm', 'Roll-up 85 × 200 cm'), 59, '1 2 4', 'Front', '85x200', 'stand=basic|premium|replacement graphic'],
  ['Table displays', names('Table tents', 'Tischaufsteller', 'Chevalets de table', 'Cavalieri da tavolo', 'Tafelkaarten'), 0.9, '25 50 100', 'Front Back', '10x21', CARD],
  ['Rigid signs', names('Aluminium composite sign', 'Alu-Dibond-Schild', 'Panneau en aluminium composite', 'Targa in dibond', 'Aluminium-dibond bord'), 41, '1 2 5', 'Front', '60x40', 'thickness=3 mm;mounting=none|drill holes|spacers'],
  ['Car magnets', names('Car door magnets', 'Magnetschilder fürs Auto', 'Magnets pour voiture', 'Magneti per auto', 'Automagneten'), 17, '1 2 4', 'Front', '60x30', 'corners=standard|rounded'],
  ['Indoor posters', names('A2 posters', 'Poster DIN A2', 'Affiches A2', 'Poster A2', 'A2-posters'), 3.4, '1 5 10 25', 'Front', '42x59.4', SHEET],
  ['Outdoor posters', names('Weatherproof posters A1', 'Wetterfeste Plakate DIN A1', 'Affiches extérieures A1', 'Manifesti per esterni A1', 'Weerbestendige posters A1'), 6.1, '5 10 25 50', 'Front', '59.4x84.1', 'paper=blueback|PP film'],
  ['T-shirts', names('Basic T-shirt', 'Basic-T-Shirt', 'T-shirt basique', 'T-shirt basic', 'Basic T-shirt'), 11.5, '1 5 10 20 50', 'Front Back', '30x40', SHIRT],
  ['T-shirts', names("Women's fitted T-shirt", 'Damen-T-Shirt, tailliert', 'T-shirt femme ajusté', 'T-shirt donna aderente', 'Getailleerd dames-T-shirt'), 12.9, '1 5 10 20', 'Front Back', '28x38', SHIRT],
  ['Polo shirts', names('Polo shirt', 'Poloshirt', 'Polo', 'Polo', 'Poloshirt'), 17.5, '1 5 10 25', 'Left_chest Back', '10x10', SHIRT],
  ['Hoodies', names('Hooded sweatshirt', 'Kapuzenpullover', 'Sweat à capuche', 'Felpa con cappuccio', 'Hoodie'), 29, '1 5 10', 'Front Back', '30x30', SHIRT],
  ['Tote bags', names('Cotton tote bag', 'Baumwolltasche', 'Sac en coton', 'Borsa in cotone', 'Katoenen tas'), 4.6, '10 25 50 100', 'Front Back', '28x30', 'colour=natural|black;handles=long|short'],
  ['Backpacks', names('Drawstring backpack', 'Turnbeutel', 'Sac à dos à cordon', 'Zainetto con coulisse', 'Rugzakje met trekkoord'), 5.2, '10 25 50', 'Front', '25x30', 'colour=black|navy|red'],
  ['Caps', names('Five-panel cap', '5-Panel-Cap', 'Casquette 5 panneaux', 'Cappellino a 5 pannelli', 'Vijfdelige pet'), 9.8, '1 5 10 25', 'Front', '12x6', 'colour=black|white|navy;decoration=embroidery'],
  ['Beanies', names('Knitted beanie', 'Strickmütze', 'Bonnet tricoté', 'Berretto in maglia', 'Gebreide muts'), 10.4, '1 5 10', 'Front', '10x5', 'colour=black|grey|burgundy;decoration=embroidery'],
  ['Mugs', names('Ceramic mug 330 ml', 'Keramiktasse 330 ml', 'Mug en céramique 330 ml', 'Tazza in ceramica 330 ml', 'Keramische mok 330 ml'), 7.9, '1 2 6 12 36', 'Wrap', '20x9', 'colour=white|black inside|magic'],
  ['Bottles', names('Steel bottle 500 ml', 'Edelstahlflasche 500 ml', 'Gourde inox 500 ml', 'Borraccia in acciaio 500 ml', 'Stalen drinkfles 500 ml'), 14.2, '1 10 25', 'Wrap', '18x12', 'colour=silver|white|black;decoration=laser engraving|print'],
  ['Ballpoint pens', names('Ballpoint pens', 'Kugelschreiber', 'Stylos à bille', 'Penne a sfera', 'Balpennen'), 0.74, '50 100 250 500', 'Barrel', '5x0.7', 'ink=blue|black;colour=white|black|blue'],
  ['Notebooks', names('Hardcover notebook A5', 'Notizbuch A5, Hardcover', 'Carnet rigide A5', 'Taccuino rigido A5', 'Notitieboek A5 hardcover'), 8.3, '1 10 25 50', 'Front Back', '14.8x21', 'ruling=lined|dotted|blank;colour=black|navy|red'],
  ['Mouse mats', names('Mouse mat', 'Mauspad', 'Tapis de souris', 'Tappetino per mouse', 'Muismat'), 6.4, '1 5 10', 'Front', '23x19', 'thickness=3 mm|5 mm'],
  ['Key rings', names('Acrylic key rings', 'Schlüsselanhänger aus Acryl', 'Porte-clés en acrylique', 'Portachiavi in acrilico', 'Acryl sleutelhangers'), 1.8, '25 50 100', 'Front Back', '5x3', 'shape=rectangle|round|heart'],
  ['Stickers on a sheet', names('Sticker sheets', 'Stickerbögen', 'Planches d’autocollants', 'Fogli di adesivi', 'Stickervellen'), 1.1, '10 25 50 100', 'Front', '21x29.7', 'material=white vinyl|transparent|paper;cut=kiss cut'],
  ['Hardcover photo books', names('Hardcover photo book 28 × 28 cm', 'Fotobuch Hardcover 28 × 28 cm', 'Livre photo rigide 28 × 28 cm', 'Fotolibro rigido 28 × 28 cm', 'Fotoboek hardcover 28 × 28 cm'), 44.9, '1 2 3', 'Cover Page_1 Page_2 Page_3 Page_12', '28x28', 'paper=matte|gloss|layflat;pages=26|50|98'],
  ['Softcover photo books', names('Softcover photo book A4', 'Fotobuch Softcover A4', 'Livre photo souple A4', 'Fotolibro morbido A4', 'Fotoboek softcover A4'), 24.9, '1 2', 'Cover Page_1 Page_2', '21x29.7', 'paper=matte|gloss;pages=26|50'],
  ['Canvas prints', names('Canvas print 60 × 40 cm', 'Leinwand 60 × 40 cm', 'Toile 60 × 40 cm', 'Tela 60 × 40 cm', 'Canvas 60 × 40 cm'), 36, '1 2', 'Front', '60x40', 'frame=2 cm|4 cm;edge=wrapped|white|mirrored'],
  ['Framed prints', names('Framed print 50 × 70 cm', 'Gerahmtes Poster 50 × 70 cm', 'Tirage encadré 50 × 70 cm', 'Stampa incorniciata 50 × 70 cm', 'Ingelijste print 50 × 70 cm'), 54, '1 2', 'Front', '50x70', 'frame=black|oak|white;glass=standard|anti-reflective'],
  ['Wall calendars', names('Wall calendar A3', 'Wandkalender A3', 'Calendrier mural A3', 'Calendario da parete A3', 'Wandkalender A3'), 16.5, '1 5 10 25', 'Cover January February March December', '29.7x42', 'paper=matte|gloss;start month=January|September'],
  ['Desk calendars', names('Desk calendar', 'Tischkalender', 'Calendrier de bureau', 'Calendario da tavolo', 'Bureaukalender'), 9.9, '1 10 25 50', 'Cover January February', '21x15', 'paper=matte;base=cardboard|wood'],
  ['Invitations', names('Wedding invitations', 'Hochzeitseinladungen', 'Faire-part de mariage', 'Partecipazioni di nozze', 'Trouwkaarten'), 1.35, '20 50 80 120', 'Front Back', '13x18', `${CARD};foil=none|gold|silver`],
  ['Thank-you cards', names('Thank-you cards', 'Dankeskarten', 'Cartes de remerciement', 'Biglietti di ringraziamento', 'Bedankkaartjes'), 0.95, '10 25 50 100', 'Front Inside Back', '10.5x14.8', CARD],
  ['Greeting cards', names('Greeting cards', 'Grußkarten', 'Cartes de vœux', 'Biglietti d’auguri', 'Wenskaarten'), 1.2, '10 25 50', 'Front Inside Back', '12x17', CARD],
  ['Letterheads', names('Letterheads', 'Briefpapier', 'Papier à en-tête', 'Carta intestata', 'Briefpapier'), 0.14, '100 250 500 1000', 'Front', '21x29.7', SHEET],
  ['Envelopes', names('Envelopes C5 with window', 'Briefumschläge C5 mit Fenster', 'Enveloppes C5 à fenêtre', 'Buste C5 con finestra', 'C5-enveloppen met venster'), 0.17, '100 250 500 1000', 'Front Back', '22.9x16.2', 'window=left|right|none;closure=self-seal'],
  ['Self-inking stamps', names('Self-inking stamp', 'Selbstfärbender Stempel', 'Tampon auto-encreur', 'Timbro autoinchiostrante', 'Zelfinktende stempel'), 21, '1 2', 'Imprint', '4.7x1.8', 'ink=black|blue|red'],
  ['Roll labels', names('Labels on a roll', 'Etiketten auf Rolle', 'Étiquettes en rouleau', 'Etichette in bobina', 'Etiketten op rol'), 0.06, '500 1000 2500 5000', 'Front', '8x5', 'material=white paper|transparent film|kraft;shape=rectangle|round|oval'],
  ['Sheet labels', names('Address labels', 'Adressetiketten', 'Étiquettes adresse', 'Etichette indirizzo', 'Adresetiketten'), 0.09, '140 280 560', 'Front', '6.3x3', 'material=white paper;shape=rectangle'],
  ['Mailer boxes', names('Printed mailer box', 'Bedruckter Versandkarton', 'Boîte postale imprimée', 'Scatola per spedizioni stampata', 'Bedrukte verzenddoos'), 2.3, '25 50 100 250', 'Outside Inside', '31x22', 'board=E-flute white|E-flute kraft;print=outside|both sides'],
  ['Tissue paper', names('Branded tissue paper', 'Bedrucktes Seidenpapier', 'Papier de soie imprimé', 'Carta velina stampata', 'Bedrukt vloeipapier'), 0.42, '100 250 500', 'Front', '50x70', 'weight=17 gsm;colours=1/0|2/0'],
];

function readAttributes(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [name = '', values = ''] = part.split('=');
      return [name, values.split('|')];
    }),
  );
}

const SKU_LETTERS = 'ACDEFHJKMNPRTVWX';

function skuText(index: number): string {
  const letter = (shift: number) => SKU_LETTERS.charAt((index * 7 + shift * 5) % SKU_LETTERS.length);
  return `${letter(1)}${letter(2)}${10 + index}${letter(3)}${letter(4)}${34 + ((index * 13) % 60)}`;
}

function toProduct(row: Row, index: number): ProductData {
  const [category, productNames, unitPrice, quantities, surfaces, size, attributes] = row;
  const [width = '0', height = '0'] = size.split('x');
  return {
    index,
    names: productNames,
    categoryId: leafCategory(category),
    sku: `CIM-${skuText(index)}`,
    orderedSku: `VIP-${12000 + index * 37}`,
    unitPrice,
    quantities: quantities.split(' ').map(Number),
    surfaces: surfaces.split(' ').map((surface) => surface.replaceAll('_', ' ')),
    widthCm: Number(width),
    heightCm: Number(height),
    attributes: readAttributes(attributes),
  };
}

export const PRODUCTS: readonly ProductData[] = ROWS.map(toProduct);

const BY_SKU = new Map(
  PRODUCTS.flatMap((product) => [
    [product.sku, product],
    [product.orderedSku, product],
  ]),
);

/** Finds a product by either of its SKUs. */
export function productOf(sku: string): ProductData | null {
  return BY_SKU.get(sku) ?? null;
}

/** SKUs that are no longer for sale. The platform rejects reorders of them. */
export const DISCONTINUED_SKUS: readonly string[] = [8, 25, 49].flatMap(
  (index) => PRODUCTS[index]?.sku ?? [],
);
