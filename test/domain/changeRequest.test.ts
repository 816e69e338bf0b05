import { describe, expect, test } from 'vitest';
import { type Address, EMPTY_ADDRESS } from '#domain/address/address.ts';
import {
  changeRequestState,
  changeRequestTone,
  hasResponse,
  isChangeRequestType,
  requestedAddress,
  responseDate,
} from '#domain/event/changeRequest.ts';
import { keyed } from '#test/keyed.ts';
import { aChange } from '#test/panelBuilders.ts';

const street = (street1: string): Address => ({ ...EMPTY_ADDRESS, street1 });

describe('a change request', () => {
  test.each([
    ['delivery', true],
    ['shipmentRequirement', true],
    ['artwork', true],
    ['colour', false],
    ['', false],
  ])('S4.26: %s is a type: %s', (name, expected) => {
    expect(isChangeRequestType(name)).toBe(expected);
  });

  test('S4.28: a per-item status overrides the overall one', () => {
    const { request } = aChange({
      state: 'preparing',
      itemStates: keyed({ 'item-1': 'accepted', 'item-3': '' }),
    });
    expect(changeRequestState(request, 'item-1')).toBe('accepted');
    expect(changeRequestState(request, 'item-2')).toBe('preparing');
    expect(changeRequestState(request, 'item-3')).toBe('preparing');
    expect(changeRequestState(request, 'constructor')).toBe('preparing');
  });

  test.each([
    ['accepted', 'success'],
    ['rejected', 'danger'],
    ['preparing', 'warning'],
    ['transferred', 'primary'],
    ['anything', 'primary'],
  ])('S4.27: %s is shown in %s', (state, tone) => {
    expect(changeRequestTone(state)).toBe(tone);
  });

  test.each([
    ['accepted', true],
    ['rejected', true],
    ['preparing', false],
    ['', false],
  ])('S4.29: %s shows its response date: %s', (state, expected) => {
    const { request } = aChange({ state });
    expect(hasResponse(request, 'item-1')).toBe(expected);
    expect(responseDate(request, 'item-1')).toBe(expected ? request.modifiedAt : null);
  });

  test.each<[string, Address | null, string, ReturnType<typeof requestedAddress>]>([
    ['the request’s own', street('Own'), '', { address: street('Own'), isShort: false }],
    [
      'that of the delivery request, completed by the request’s own',
      { ...street('Own'), email: 'ana@mail.example' },
      'Linked',
      { address: { ...street('Linked'), email: 'ana@mail.example' }, isShort: false },
    ],
    ['that of the delivery request', null, 'Linked', { address: street('Linked'), isShort: true }],
    ['null if neither has one', null, '', null],
  ])('R118: the requested address is %s', (_title, own, linked, expected) => {
    const change = aChange({}, linked);
    change.request.requested = { ...change.request.requested, destinationAddress: own };
    expect(requestedAddress(change)).toEqual(expected);
  });

  test('R118: the request’s own address is used while its delivery request is missing', () => {
    const change = aChange();
    change.request.requested = { ...change.request.requested, destinationAddress: street('Own') };
    const details = { state: 'missingAddress', href: '' } as const;
    expect(requestedAddress({ ...change, details })?.address).toEqual(street('Own'));
  });
});
