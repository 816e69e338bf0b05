import type { CountryData } from '../data/countries.ts';
import type { AddressDocument } from '../documents.ts';
import type { Random } from '../random.ts';

const LETTERS = 'ABCDEFGHJKLMNPRSTUWXYZ';

function fill(pattern: string, random: Random): string {
  return pattern.replace(/[#@]/g, (sign) =>
    sign === '#' ? random.digits(1) : LETTERS.charAt(random.int(0, LETTERS.length - 1)),
  );
}

function splitName(name: string): { firstName: string; lastName: string } {
  const space = name.indexOf(' ');
  return space < 0
    ? { firstName: '', lastName: name }
    : { firstName: name.slice(0, space), lastName: name.slice(space + 1) };
}

function mailName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .trim()
    .replace(/ +/g, '.')
    .toLowerCase();
}

/** Generates a postal address for that name and country, in the first of the two formats (S3.30). */
export function makeAddress(country: CountryData, name: string, random: Random): AddressDocument {
  const street = random.pick(country.streets);
  const number = String(random.int(1, 184));
  const [city = '', region = '', postalCode = ''] = random.pick(country.places).split('|');
  const isBusiness = random.chance(0.35);
  return {
    ...splitName(name),
    middleName: random.chance(0.05) ? `${LETTERS.charAt(random.int(0, 20))}.` : '',
    company: isBusiness ? random.pick(country.companies) : '',
    street1: country.numberFirst ? `${number} ${street}` : `${street} ${number}`,
    street2: random.chance(0.12) ? random.pick(['2nd floor', 'Unit B', 'c/o Front desk', 'Hof 3']) : '',
    city,
    stateOrProvince: region,
    postalCode: fill(postalCode, random),
    country: country.code,
    phone: random.chance(0.85) ? fill(country.phone, random) : '',
    phoneExt: random.chance(0.04) ? random.digits(2) : '',
    email: `${mailName(name)}@mail.example`,
    doorCode: random.chance(0.04) ? random.digits(4) : '',
    isPOBox: random.chance(0.01),
    isResidential: !isBusiness,
  };
}

/** The person's name in either address format. Only the first one separates first and last names. */
export function fullName({ firstName = '', lastName = '', name = '' }: AddressDocument): string {
  return `${firstName} ${lastName}`.trim() || name;
}

/** Returns the address in the second format, which a few services use and which has fewer fields. */
export function toSecondAddressFormat(address: AddressDocument): AddressDocument {
  const { street1, street2, city, stateOrProvince, postalCode, country } = address;
  return {
    name: fullName(address),
    addressLine1: street1 ?? '',
    addressLine2: street2 ?? '',
    locality: city ?? '',
    region: stateOrProvince ?? '',
    postalCode: postalCode ?? '',
    countryCode: country ?? '',
  };
}
