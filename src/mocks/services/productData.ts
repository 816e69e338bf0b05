import { type ProductData, productOf } from '../data/products.ts';
import { notFound } from '../httpError.ts';
import { linkSegments, simulatedHref } from '../links.ts';
import { readItem } from '../readableRecords.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

function findProduct(sku: string): ProductData {
  const product = productOf(sku);
  if (!product) throw notFound(`SKU ${sku}`);
  return product;
}

function readSku(call: ReceivedCall): Reply {
  const product = findProduct(call.parameter('sku'));
  const href = simulatedHref('surfaces', 'v3', 'calculatedSurfaceSets', `${product.sku}-surfaces`);
  return ok({ mcpSku: product.sku, name: product.names.en, _links: { calculatedSurfaceSet: { href } } });
}

function readConfiguration(call: ReceivedCall): Reply {
  const { item } = readItem(call);
  const product = productOf(item.skuCode ?? '');
  return ok({ productVersion: 1 + ((product?.index ?? 0) % 9), mcpSku: item.skuCode });
}

export const productCatalogRoutes: ServiceRoutes = {
  service: 'product-catalog',
  errors: 'details',
  routes: [get('/v3/mcpSkus/:sku', readSku), get('/v3/productConfigurations/:itemId', readConfiguration)],
};

function readSurfaces(call: ReceivedCall): Reply {
  const product = findProduct(call.parameter('id').replace(/-surfaces$/, ''));
  const { widthCm, heightCm, surfaces: names } = product;
  return ok({
    mcpSku: product.sku,
    surfaceGroups: [
      {
        surfaces: names.map((name, index) => ({
          id: `${product.sku}-${index + 1}`,
          name,
          widthCm,
          heightCm,
        })),
      },
    ],
  });
}

export const surfacesRoutes: ServiceRoutes = {
  service: 'surfaces',
  errors: 'problem',
  routes: [get('/v3/calculatedSurfaceSets/:id', readSurfaces)],
};

/**
 * The last segment of the product configuration's URL is the item's ID. With `showAttributeSource`, each
 * attribute includes its source.
 */
function readManufacturingData(call: ReceivedCall): Reply {
  const params = call.url.searchParams;
  const { item } = readItem(call, linkSegments(params.get('productConfigurationUrl')).at(-1) ?? '');
  const isShown = params.get('showAttributeSource') === 'true';
  const chosen = (item.variableAttributes ?? []).map(({ name, value, attributeClass }) => ({
    name,
    value,
    attributeClass,
    source: 'order',
  }));
  const all = [...(item.productManufacturingData ?? []), ...chosen];
  return ok({
    productManufacturingData: all.map(({ source, ...attribute }) =>
      isShown ? { ...attribute, source } : attribute,
    ),
  });
}

export const manufacturingDataRoutes: ServiceRoutes = {
  service: 'manufacturing-data',
  errors: 'problem',
  routes: [get('/v1/productmanufacturingdatarequest/product', readManufacturingData)],
};
