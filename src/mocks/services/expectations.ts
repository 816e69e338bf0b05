import { EXPECTATIONS } from '../data/expectations.ts';
import { fulfillerData } from '../data/fulfillers.ts';
import { notFound } from '../httpError.ts';
import { fulfillerIdOfConfiguration, fulfillmentConfigurationHref } from '../links.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

const PROCESSES = [
  'supportOrderCancellations',
  'supportDeliveryAddressChanges',
  'supportSplitShippingSamples',
  'supportPlatformShipmentPlans',
  'supportDoNotShip',
] as const;

function readSupport(call: ReceivedCall): Reply {
  const url = call.url.searchParams.get('fulfillmentConfigurationUrl');
  const fulfiller = fulfillerData(fulfillerIdOfConfiguration(url));
  if (!fulfiller) throw notFound('The fulfilment configuration');
  const processes = PROCESSES.map((code) => ({
    expectationCode: code,
    supported: fulfiller[code],
    used: fulfiller[code],
  }));
  return ok({ _embedded: { processes } });
}

function expectationOf(call: ReceivedCall) {
  return EXPECTATIONS.find(({ code }) => code === call.parameter('code'));
}

function readExpectation(call: ReceivedCall): Reply {
  const found = expectationOf(call);
  if (!found) throw notFound(`Expectation ${call.parameter('code')}`);
  return ok({ expectationCode: found.code, name: found.name, failedReason: found.failedReason });
}

/** Responds with 404 if the expectation has no remediation steps. The console ignores this error (S7.14). */
function readSteps(call: ReceivedCall): Reply {
  const found = expectationOf(call);
  if (!found || found.steps.length === 0) throw notFound('A remediation step');
  return ok({
    expectationCode: found.code,
    steps: found.steps.map(({ title, description, documentation }) => ({
      title,
      description,
      ...(documentation && { _links: { documentation: { href: documentation } } }),
    })),
  });
}

function readConfiguration(call: ReceivedCall): Reply {
  const [fulfillerId = '', sku = ''] = call.parameter('id').split('.');
  const fulfiller = fulfillerData(fulfillerId);
  if (!fulfiller) throw notFound('The fulfilment configuration');
  return ok({
    fulfillerId,
    fulfillerName: fulfiller.name,
    skuCode: sku,
    productionDays: 2,
    carrierServices: fulfiller.carriers,
    _links: { self: { href: fulfillmentConfigurationHref(fulfillerId, sku) } },
  });
}

export const fulfillmentExpectationsRoutes: ServiceRoutes = {
  service: 'fulfillment-expectations',
  errors: 'problem',
  routes: [
    get('/v4/views/support', readSupport),
    get('/v4/expectations/:code', readExpectation),
    get('/v4/templates/:code', readExpectation),
    get('/v4/fulfillmentConfigurations/:id', readConfiguration),
    get('/v1/remediationStep/:code', readSteps),
  ],
};
