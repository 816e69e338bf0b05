import type { Language } from './products.ts';

/** A country with its typical names and addresses. */
export interface CountryData {
  code: string;
  language: Language;
  /** The language tag for documents. */
  locale: string;
  /** UTC offset in hours, for local dates. */
  offset: number;
  firstNames: readonly string[];
  lastNames: readonly string[];
  companies: readonly string[];
  streets: readonly string[];
  /** `city|region|postal code`. `#` stands for a digit, `@` for a letter. */
  places: readonly string[];
  phone: string;
  /** Whether the house number precedes the street. */
  numberFirst: boolean;
}

type Row = [
  code: string,
  language: Language,
  locale: string,
  offset: number,
  phone: string,
  firstNames: string,
  lastNames: string,
  companies: string,
  streets: string,
  places: string,
];

// biome-ignore format: one country per line
const ROWS: readonly Row[] = [
  ['NL', 'nl', 'nl-NL', 1, '+31 6 #### ####', 'Anouk Bram Daan Eva Femke Joost Lotte Maarten Sanne Thijs Willemijn Yara', "de Vries,van den Berg,Bakker,Jansen,Visser,Smit,Meijer,de Boer,Mulder,van 't Hof,Dekker,Özdemir", 'Fietsenmaker Zuid,Bakkerij De Korenmolen,Tandartspraktijk Oost,Café Het Anker,Yogastudio Lotus', 'Kerkstraat,Dorpsstraat,Stationsweg,Prinsengracht,Molenlaan,Wilhelminastraat', 'Venlo|Limburg|59## @@,Utrecht||35## @@,Groningen||97## @@,Eindhoven|Noord-Brabant|56## @@,Haarlem||20## @@'],
  ['DE', 'de', 'de-DE', 1, '+49 15# #### ####', 'Anna Björn Clara Dieter Emilia Felix Greta Hannes Jürgen Katrin Lukas Sabine', 'Müller,Schmidt,Schneider,Weiß,Hoffmann,Schäfer,Köhler,Vogel,Krüger,Yılmaz,Graf von Bernstorff,Lüdenscheid-Klein', 'Autohaus Brandt GmbH,Blumen Krause,Kanzlei Weiß & Partner,Physiotherapie am Markt,TSV Neustadt e. V.', 'Hauptstraße,Bahnhofstraße,Gartenweg,Lindenallee,Schillerstraße,Am Mühlbach', 'Berlin||10###,München|Bayern|80###,Leipzig|Sachsen|04###,Köln|Nordrhein-Westfalen|50###,Görlitz|Sachsen|02826'],
  ['FR', 'fr', 'fr-FR', 1, '+33 6 ## ## ## ##', 'Amélie Bastien Chloé Émile Françoise Hugo Inès Julien Léa Mathieu Noémie Zoé', "Martin,Bernard,Dubois,Lefèvre,Moreau,Garnier,Rousseau,Benali,Le Goff,d'Aubigné,Nguyen,Faure", 'Boulangerie Petit,Garage du Centre,Cabinet Moreau,Fleurs de Provence,Association Les Amis du Parc', 'rue de la République,avenue Jean-Jaurès,place du Marché,rue des Lilas,boulevard Voltaire', 'Paris||750##,Lyon||690##,Nîmes||30000,Strasbourg||67000,Aix-en-Provence||13100'],
  ['IT', 'it', 'it-IT', 1, '+39 3## ### ####', 'Alessia Bruno Chiara Davide Elena Francesco Giulia Lorenzo Martina Niccolò Paola Sofia', "Rossi,Bianchi,Ferrari,Esposito,Romano,Colombo,De Luca,Conti,D'Angelo,Greco,Marchetti,Ricci", 'Trattoria da Nino,Farmacia Centrale,Studio Legale Conti,Ottica Bellavista,Ciclofficina Navigli', 'via Roma,via Garibaldi,corso Italia,piazza Dante,via dei Mille', 'Bologna|BO|401##,Milano|MI|201##,Torino|TO|101##,Forlì|FC|47121,Verona|VR|371##'],
  ['BE', 'fr', 'fr-BE', 1, '+32 4## ## ## ##', 'Arthur Camille Elise Jef Lien Louis Manon Pieter Sarah Wout', 'Peeters,Janssens,Dubois,Lambert,Maes,Claes,Van den Broeck,Dupont', 'Brasserie du Nord,Apotheek Peeters,Drukkerij Maes', 'Kerkstraat,rue Neuve,Stationsstraat,chaussée de Wavre', 'Antwerpen||20##,Bruxelles||10##,Liège||40##,Gent||90##'],
  ['GB', 'en', 'en-GB', 0, '+44 7### ######', 'Aisha Benjamin Charlotte Dylan Eleanor Finlay Grace Harry Isla Oliver Priya Rhys', "Smith,Jones,Taylor,Patel,Evans,O'Connor,MacDonald,Wright,Ahmed,Fitzgerald,Hughes,Baker-Lloyd", 'The Crown Inn,Hughes & Sons Ltd,Meadow Vets,Northside Climbing,St Mary’s School', 'High Street,Church Lane,Station Road,Victoria Road,Mill Lane', 'London||E# #@@,Leeds|West Yorkshire|LS# #@@,Bristol||BS# #@@,Cardiff||CF## #@@,Edinburgh||EH# #@@'],
  ['IE', 'en', 'en-IE', 0, '+353 8# ### ####', 'Aoife Cian Niamh Oisín Saoirse Seán Siobhán Tadhg', "Murphy,Kelly,O'Brien,Byrne,Ó Súilleabháin,Walsh,Doyle", 'Murphy’s Bakery,Galway Surf School', 'Main Street,O’Connell Street,Patrick Street', 'Dublin||D0# @#@#,Cork||T12 @#@#,Galway||H91 @#@#'],
  ['US', 'en', 'en-US', -5, '+1 ### 555 01##', 'Aaliyah Brandon Camila Dakota Ethan Hannah Jamal Kaylee Liam Madison Nguyen Zachary', 'Johnson,Williams,Brown,Garcia,Miller,Nguyen,Washington,Kowalski,Martinez,Chen,O’Neil,Van Buren', 'Lakeside Dental,Riverbend Brewing Co.,First Baptist Church,Tri-County Plumbing LLC,Oakwood High School', 'Main St,Oak Avenue,Maple Drive,2nd Street,Sunset Blvd', 'Portland|OR|972##,Chicago|IL|606##,Austin|TX|787##,Brooklyn|NY|112##,Boise|ID|837##'],
  ['CA', 'en', 'en-CA', -5, '+1 ### 555 01##', 'Chloé Ethan Gabrielle Logan Mackenzie Noah Olivia Rajesh', 'Tremblay,Singh,MacLeod,Roy,Wong,Campbell,Gagnon', 'Maple Curling Club,Lakeshore Realty', 'King Street West,Queen Street,rue Sainte-Catherine', 'Toronto|ON|M5@ #@#,Montréal|QC|H2@ #@#,Calgary|AB|T2@ #@#'],
  ['AT', 'de', 'de-AT', 1, '+43 6## #######', 'Alois Barbara Florian Johanna Magdalena Stefan', 'Gruber,Huber,Wagner,Pichler,Steiner,Mayrhofer', 'Gasthof zur Post,Skischule Huber', 'Hauptplatz,Bergstraße,Wiener Straße', 'Wien||10#0,Graz|Steiermark|80##,Bregenz|Vorarlberg|6900'],
  ['CH', 'de', 'de-CH', 1, '+41 79 ### ## ##', 'Beat Céline Luca Nadia Reto Ursina', 'Meier,Keller,Favre,Bernasconi,Zürcher,Müller', 'Berghotel Alpina AG,Velo Keller', 'Bahnhofstrasse,Seestrasse,via Nassa', 'Zürich|ZH|80##,Genève|GE|12##,Lugano|TI|6900'],
  ['ES', 'en', 'es-ES', 1, '+34 6## ### ###', 'Ana Carlos Diego Elena Íñigo Lucía Marta Pablo Sofía', 'Ruiz,García,Fernández,Muñoz,Peña,Iglesias,Castaño', 'Bar La Esquina,Clínica Sol', 'Calle Mayor,Avenida de la Constitución,Calle del Pez', 'Madrid||280##,València||460##,Sevilla||410##'],
  ['PL', 'en', 'pl-PL', 1, '+48 5## ### ###', 'Agnieszka Jakub Łukasz Małgorzata Paweł Zofia', 'Kowalski,Nowak,Wiśniewska,Wójcik,Zieliński', 'Kwiaciarnia Róża,Biuro Nowak', 'ulica Długa,ulica Kościuszki,aleja Niepodległości', 'Kraków||30-###,Warszawa||00-###,Łódź||90-###'],
  ['SE', 'en', 'sv-SE', 1, '+46 70 ### ## ##', 'Astrid Erik Ingrid Lars Linnéa Åsa', 'Johansson,Lindström,Sjöberg,Nyström,Åkesson', 'Café Saltkråkan,Lindström Bygg AB', 'Storgatan,Kungsgatan,Drottninggatan', 'Malmö||21# ##,Stockholm||11# ##,Göteborg||41# ##'],
  ['DK', 'en', 'da-DK', 1, '+45 ## ## ## ##', 'Anders Freja Mads Signe Søren', 'Jensen,Nielsen,Sørensen,Østergaard', 'Havnens Fisk', 'Vestergade,Nørrebrogade', 'København||2###,Aarhus||8000'],
];

function toCountry(row: Row): CountryData {
  const [code, language, locale, offset, phone, firstNames, lastNames, companies, streets, places] = row;
  return {
    code,
    language,
    locale,
    offset,
    phone,
    firstNames: firstNames.split(' '),
    lastNames: lastNames.split(','),
    companies: companies.split(','),
    streets: streets.split(','),
    places: places.split(','),
    numberFirst: ['FR', 'GB', 'IE', 'US', 'CA'].includes(code),
  };
}

export const COUNTRIES: readonly CountryData[] = ROWS.map(toCountry);

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]));
const HOME: CountryData = toCountry(ROWS[0] as Row);

/** Returns the country with that code, or the first one if the code is unknown. */
export function countryData(code: string): CountryData {
  return BY_CODE.get(code) ?? HOME;
}
