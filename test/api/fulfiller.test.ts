import { describe, expect, test } from 'vitest';
import { platformSaying, valueFrom } from './platformSaying.ts';
import { failureOf, onFakeTime } from './scene.ts';

onFakeTime();

describe('S3.31: a fulfiller', () => {
  test('has eight flags; a missing flag does not mean no', async () => {
    const body = {
      fulfillerId: 'k3',
      internalFulfillerId: 1009,
      name: '',
      phone: '+31 77 1',
      email: 'hello@venlo.example',
      requiresShipmentPlanning: true,
      supportOrderCancellations: false,
      supportDoNotShip: 'yes',
    };
    expect(await valueFrom(platformSaying(body).fulfillerIdentity.fulfiller('k3'))).toEqual({
      fulfillerId: 'k3',
      internalFulfillerId: '1009',
      name: 'k3',
      phone: '+31 77 1',
      email: 'hello@venlo.example',
      flags: {
        requiresShipmentPlanning: true,
        requiresContactInformation: null,
        supportOrderCancellations: false,
        supportDeliveryAddressChanges: null,
        supportSplitShippingSamples: null,
        supportPlatformShipmentPlans: null,
        receivingTestFulfillmentRequests: null,
        supportDoNotShip: null,
      },
    });
  });

  test('is null on a 404, and refused on a 403', async () => {
    expect(await valueFrom(platformSaying({}, 404).fulfillerIdentity.fulfiller('x'))).toBeNull();
    const failure = await failureOf(platformSaying({}, 403).fulfillerIdentity.fulfiller('x'));
    expect(failure).toMatchObject({ status: 403, outcome: 'rejected' });
  });
});
