import { describe, expect, test } from 'vitest';
import { type Address, changedAddressFields, EMPTY_ADDRESS } from '#domain/address/address.ts';
import { addressLines } from '#domain/address/addressText.ts';
import { personName, recipientName } from '#domain/address/recipient.ts';
import { orderKinds } from '#domain/order/orderKind.ts';
import { orderFulfillerIds, orderRecipients } from '#domain/order/orderParties.ts';
import { shownFulfillerName } from '#domain/people/fulfillerName.ts';
import { NO_PERMISSIONS } from '#domain/permissions.ts';
import { aDelivery, aGroup, anItem, anOrder } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const anAddress = (over: Partial<Address> = {}): Address => ({ ...EMPTY_ADDRESS, ...over });
const ANA = anAddress({ firstName: 'Ana', lastName: 'Ruiz', company: 'Ruiz BV' });
const FIRM = anAddress({ company: 'Ruiz BV' });

describe('S2.50: the recipient of a parcel', () => {
  test.each([
    ['the person’s name', ANA, 'Ana Ruiz'],
    ['with a middle name', { ...ANA, middleName: 'M.' }, 'Ana M. Ruiz'],
    ['else the company', FIRM, 'Ruiz BV'],
    ['else empty', anAddress(), ''],
    ['empty without an address', null, ''],
  ])('%s', (_title, address, expected) => {
    expect(recipientName(address)).toBe(expected);
  });

  test('a single name is shown alone', () => {
    expect(personName(anAddress({ lastName: 'Kiosk' }))).toBe('Kiosk');
  });

  test.each([
    ['each recipient once', [ANA, FIRM, ANA], 'Customer', ['Ana Ruiz', 'Ruiz BV']],
    ['the customer if no address names a recipient', [null, anAddress()], 'Customer', ['Customer']],
    ['empty if nothing names one', [null], '', []],
    ['not the customer beside a recipient', [null, FIRM], 'Customer', ['Ruiz BV']],
  ])('of an order: %s', (_title, addresses, customerName, expected) => {
    const items = addresses.map((destinationAddress) => anItem({ destinationAddress }));
    expect(orderRecipients(anOrder({ items, customerName }))).toEqual(expected);
  });

  test.each([
    ['its delivery configurations', [aDelivery({ destinationAddress: ANA })], ['Ana Ruiz']],
    ['its group', [aDelivery()], ['Ruiz BV']],
  ])('R344: of an item without an address: that of %s', (_title, deliveryConfigurations, expected) => {
    const items = [anItem({ deliveryConfigurations })];
    const fulfillmentGroups = [aGroup({ destinationAddress: FIRM })];
    expect(orderRecipients(anOrder({ items, fulfillmentGroups, customerName: 'Customer' }))).toEqual(
      expected,
    );
  });
});

describe('an address as lines', () => {
  test('leaves out empty lines', () => {
    const address = {
      ...ANA,
      street1: 'Kade 7',
      postalCode: '5911',
      city: 'Venlo',
      stateOrProvince: 'LI',
      country: 'NL',
    };
    expect(addressLines(address)).toEqual(['Ana Ruiz', 'Ruiz BV', 'Kade 7', '5911 Venlo, LI']);
    expect(addressLines(anAddress({ stateOrProvince: 'LI' }))).toEqual(['LI']);
    expect(addressLines(anAddress())).toEqual([]);
  });
});

describe('the fields in which two addresses differ', () => {
  test.each([
    ['none', ANA, { ...ANA }, []],
    ['in the order of the form', ANA, { ...ANA, isPOBox: true, firstName: 'Bo' }, ['firstName', 'isPOBox']],
    ['a blank is a difference', ANA, { ...ANA, company: '' }, ['company']],
  ])('%s', (_title, before, after, expected) => {
    expect(changedAddressFields(before, after)).toEqual(expected);
  });

  test.each(Object.keys(EMPTY_ADDRESS) as (keyof Address)[])('%s is one of them', (field) => {
    const other = { ...EMPTY_ADDRESS, [field]: typeof EMPTY_ADDRESS[field] === 'boolean' ? true : 'x' };
    expect(changedAddressFields(EMPTY_ADDRESS, other)).toEqual([field]);
  });
});

describe('S2.55: the kinds of an order', () => {
  const link = [{ href: 'https://a.example/1', name: null }];
  const resource = [{ id: '1', href: '' }];

  test.each([
    ['claims', anItem({ claims: resource })],
    ['complaints', anItem({ complaints: resource })],
    ['reorderClaim', anItem({ claimReorders: resource })],
    ['reorderComplaint', anItem({ complaintReorders: resource })],
    ['fulfillerQuotes', anItem({ links: keyed({ fulfillerQuoteItem: link }) })],
  ] as const)('%s, by a link of the order or by one of its items', (kind, item) => {
    expect(orderKinds(anOrder({ links: { [kind]: link } }))).toEqual([kind]);
    expect(orderKinds(anOrder({ items: [anItem(), item] }))).toEqual([kind]);
    expect(orderKinds(anOrder({ links: { [kind]: [] } }))).toEqual([]);
  });

  test('several at once, each once, always in the same order', () => {
    const items = [anItem({ complaints: resource }), anItem({ claims: resource, complaints: resource })];
    expect(orderKinds(anOrder({ items, links: keyed({ claims: link }) }))).toEqual(['claims', 'complaints']);
  });
});

test('the fulfillers of an order, each once, by the ID that lists use', () => {
  const items = [
    anItem({ globalFulfillerId: 'g', fulfillerId: 'f' }),
    anItem({ globalFulfillerId: '', fulfillerId: 'f' }),
    anItem({ globalFulfillerId: 'g' }),
    anItem({ globalFulfillerId: '', fulfillerId: '' }),
  ];
  expect(orderFulfillerIds(anOrder({ items }))).toEqual(['g', 'f']);
});

describe('S2.91, S6.11: the shown name of a fulfiller', () => {
  const permitted = {
    ...NO_PERMISSIONS,
    fulfillers: [{ identifier: 'f', permissions: ['read:profile'] }],
  };

  test.each([
    ['the first name that is known', permitted, ['Venlo', 'Printworks Venlo'], 'Venlo'],
    ['the next name if the first is empty', permitted, ['', 'Printworks Venlo'], 'Printworks Venlo'],
    ['its ID if no name is known', permitted, [undefined, ''], 'f'],
    ['its ID if the user cannot read the fulfiller', NO_PERMISSIONS, ['Venlo'], 'f'],
  ])('is %s', (_title, permissions, names, expected) => {
    expect(shownFulfillerName(permissions, 'f', ...names)).toBe(expected);
  });

  test('is empty without a fulfiller, even if the item contains a name', () => {
    const permissions = { ...permitted, fulfillers: [{ identifier: '*', permissions: ['read:profile'] }] };
    expect(shownFulfillerName(permissions, '', undefined, 'Printworks Venlo')).toBe('');
  });
});
