import * as v from 'valibot';
import { flag, orNull, text } from '#api/http/lenient.ts';
import type { Address } from '#domain/address/address.ts';

export const WireAddress = v.object({
  firstName: text,
  middleName: text,
  lastName: text,
  company: text,
  street1: text,
  street2: text,
  city: text,
  stateOrProvince: text,
  postalCode: text,
  country: text,
  phone: text,
  phoneExt: text,
  email: text,
  doorCode: text,
  isPOBox: flag,
  isResidential: flag,
  // The second shape of an address (S3.30). Pickup points use the same field names.
  name: text,
  addressLine1: text,
  addressLine2: text,
  locality: text,
  region: text,
  countryCode: text,
  state: text,
  county: text,
  phoneNumber: text,
});

/** Converts either wire shape to the domain's address; a single `name` becomes the last name. */
export function toAddress(wire: v.InferOutput<typeof WireAddress>): Address {
  const named = wire.firstName !== '' || wire.lastName !== '';
  return {
    firstName: wire.firstName,
    middleName: wire.middleName,
    lastName: named ? wire.lastName : wire.name,
    company: wire.company,
    street1: wire.street1 || wire.addressLine1,
    street2: wire.street2 || wire.addressLine2,
    city: wire.city || wire.locality,
    stateOrProvince: wire.stateOrProvince || wire.region || wire.state || wire.county,
    postalCode: wire.postalCode,
    country: (wire.country || wire.countryCode).toUpperCase(),
    phone: wire.phone || wire.phoneNumber,
    phoneExt: wire.phoneExt,
    email: wire.email,
    doorCode: wire.doorCode,
    isPOBox: wire.isPOBox,
    isResidential: wire.isResidential,
  };
}

export const addressSchema = v.pipe(WireAddress, v.transform(toAddress));
/** R344: an address, or null if it is missing or all its fields are empty. */
export const addressOrNullSchema = v.pipe(
  orNull(addressSchema),
  v.transform((found) => found && (Object.values(found).some(Boolean) ? found : null)),
);
