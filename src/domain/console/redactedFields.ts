/** Endings of names that indicate a credential in any text. */
const CREDENTIAL =
  /(?:token|jwt|passw(?:or)?d|passphrase|pwd|secret|credentials?|signature|sig|assertion|nonce|otp|sid|session[_-]?id|verifier|challenge|(?:api|access|account|client|functions|master|private|session|shared|signing|subscription)[_-]?key|auth(?:orization)?[_-]?code)$/i;

/**
 * Endings of names that indicate a credential only in data: `state=closed` may belong to a sign-in, but `the
 * state: closed` is part of a sentence.
 */
const CREDENTIAL_IN_DATA = /(?:code|state|key|authorization|cookie)$/i;

/** Fields that support needs, although their names end like credentials. */
const HARMLESS = new Set([
  'error code',
  'exit code',
  'status code',
  'sku code',
  'currency code',
  'country code',
  'language code',
  'service key',
]);

/**
 * Fields of persons and addresses, by the last words of their names: `shippingFirstName` ends with `first
 * name`.
 */
const PERSONAL = new Set([
  'first name',
  'firstname',
  'middle name',
  'middlename',
  'last name',
  'lastname',
  'full name',
  'fullname',
  'given name',
  'family name',
  'surname',
  'nickname',
  'customer',
  'customer name',
  'recipient',
  'recipients',
  'recipient name',
  'contact',
  'contacts',
  'contact name',
  'contact person',
  'consignee',
  'consignee name',
  'person name',
  'user name',
  'username',
  'company',
  'company name',
  'attention',
  'address',
  'addresses',
  'address line',
  'line1',
  'line2',
  'line3',
  'street',
  'street name',
  'street address',
  'house number',
  'door code',
  'postal code',
  'postalcode',
  'post code',
  'postcode',
  'zip',
  'zip code',
  'zipcode',
  'city',
  'town',
  'state or province',
  'province',
  'phone',
  'phone number',
  'phone ext',
  'telephone',
  'mobile',
  'fax',
  'email',
  'e mail',
  'email address',
  'birth date',
  'date of birth',
  'birthday',
  'tax id',
  'vat id',
  'iban',
]);

/**
 * Splits a field name into words in lower case: `addressLine` and `address_line` both become `address line`.
 */
function splitWords(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
}

function endsIn(words: readonly string[], names: ReadonlySet<string>): boolean {
  return [1, 2, 3].some((count) => names.has(words.slice(-count).join(' ')));
}

/**
 * Whether the name indicates a credential even in prose or a header line, such as `token: abc`. There, a name
 * such as `state` is an ordinary word.
 */
export function isCredentialInText(name: string): boolean {
  return CREDENTIAL.test(name);
}

/** Whether a field with this name contains a credential in a query, a form or JSON. */
export function isCredential(name: string): boolean {
  return (CREDENTIAL.test(name) || CREDENTIAL_IN_DATA.test(name)) && !endsIn(splitWords(name), HARMLESS);
}

/** Whether a field with this name identifies a person or their location; `street1` counts as `street`. */
export function isPersonal(name: string): boolean {
  return [name, name.replace(/[_-]?\d+$/, '')].some((field) => endsIn(splitWords(field), PERSONAL));
}
