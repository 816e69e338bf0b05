/** A postal address (S3.30) in one of two formats. A field that its format does not have is '' or false. */
export interface Address {
  firstName: string;
  middleName: string;
  lastName: string;
  company: string;
  street1: string;
  street2: string;
  city: string;
  stateOrProvince: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2 code in upper case; '' if it is unknown. */
  country: string;
  phone: string;
  phoneExt: string;
  email: string;
  doorCode: string;
  isPOBox: boolean;
  isResidential: boolean;
}

export const EMPTY_ADDRESS: Address = {
  firstName: '',
  middleName: '',
  lastName: '',
  company: '',
  street1: '',
  street2: '',
  city: '',
  stateOrProvince: '',
  postalCode: '',
  country: '',
  phone: '',
  phoneExt: '',
  email: '',
  doorCode: '',
  isPOBox: false,
  isResidential: false,
};

/** The fields in which two addresses differ, in the order of `EMPTY_ADDRESS`. */
export function changedAddressFields(before: Address, after: Address): (keyof Address)[] {
  return (Object.keys(EMPTY_ADDRESS) as (keyof Address)[]).filter((field) => before[field] !== after[field]);
}
