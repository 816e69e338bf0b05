import { describe, expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { answers, aScene, ended, failureOf, json, onFakeTime } from './scene.ts';

onFakeTime();

const SET = 'https://surfaces.platform.example/v3/calculatedSurfaceSets/set%201';

describe('S7.35: the data for a preview', () => {
  test('the catalog links to a product’s surfaces', async () => {
    const scene = aScene(json({ mcpSku: 'CIM-1', _links: { calculatedSurfaceSet: { href: SET } } }));
    const { value } = await ended(createPlatform(scene.http).productCatalog.surfaceSetHref('CIM/1'));
    expect(value).toBe(SET);
    expect(scene.seen[0]?.url.href).toBe('https://product-catalog.platform.example/v3/mcpSkus/CIM%2F1');
  });

  test.each([
    ['an unknown product', answers(404)],
    ['a product without a set', json({ mcpSku: 'CIM-1' })],
  ])('%s has none', async (_, answer) => {
    const { value } = await ended(createPlatform(aScene(answer).http).productCatalog.surfaceSetHref('CIM-1'));
    expect(value).toBeNull();
  });

  test('surfaces are read from all groups in their order', async () => {
    const scene = aScene(
      json({
        surfaceGroups: [
          { surfaces: [{ id: '1', name: 'Front' }, 'no surface'] },
          { surfaces: [{ id: '2', name: 'Back', widthCm: 8.5 }, { id: {} }] },
          { surfaces: null },
        ],
      }),
    );
    const { value } = await ended(createPlatform(scene.http).surfaces.surfaceSet(SET));
    expect(value).toEqual([
      { id: '1', name: 'Front' },
      { id: '2', name: 'Back' },
      { id: '', name: '' },
    ]);
    expect(scene.seen[0]?.url.href).toBe(SET);
  });

  test('the link is followed only to the platform, so that the token is sent nowhere else', async () => {
    const scene = aScene(json({}));
    const failure = await failureOf(createPlatform(scene.http).surfaces.surfaceSet('https://evil.example/1'));
    expect(failure.reason).toBe('unexpectedHost');
    expect(scene.seen).toEqual([]);
  });
});

describe('the URL of a preview', () => {
  const { rendering } = createPlatform(aScene(json({})).http);

  test('contains width, document and page, encoded', () => {
    expect(rendering.previewUrl('https://documents.example/a b?x=1&y=2', 2)).toBe(
      'https://rendering.platform.example/v1/docrefpreview/preview?width=150&instructions_uri=https%3A%2F%2Fdocuments.example%2Fa%2520b%3Fx%3D1%26y%3D2&page=2',
    );
  });

  test.each(['', 'documents/1', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    '%j has none',
    (document) => expect(rendering.previewUrl(document, 1)).toBeNull(),
  );
});
