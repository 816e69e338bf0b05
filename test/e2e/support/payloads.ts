import { expect, type Page } from '@playwright/test';

/** The payloads for each text field. A payload that is executed changes the page's title. */
export const PAYLOADS = [
  '<script>document.title="executed"</script>',
  '<img src=x onerror=document.title="executed">',
  '<svg onload=document.title="executed">',
  '<svg><script>document.title="executed"</script></svg>',
  '"><script>document.title="executed"</script>',
  `'><img src=x onerror='document.title="executed"'>`,
  '<iframe srcdoc="<script>parent.document.title=&quot;executed&quot;</script>">',
  '<iframe src="javascript:parent.document.title=\'executed\'">',
  '<a href="javascript:document.title=\'executed\'">x</a>',
  '<body onload=document.title="executed">',
  '<details open ontoggle=document.title="executed">',
  '<math><mi xlink:href="javascript:document.title=\'executed\'">x</mi></math>',
  '<object data="javascript:document.title=\'executed\'">',
  '<style>@import "javascript:document.title=\'executed\'"</style>',
  '<template><script>document.title="executed"</script></template>',
  '<input autofocus onfocus=document.title="executed">',
  '{{constructor.constructor("document.title=\'executed\'")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a payload, not a template
  '${document.title="executed"}',
  '$t(document.title="executed")',
  '</title></textarea><script>document.title="executed"</script>',
] as const;
export const ALL = PAYLOADS.join(' ');

/** Elements that payloads would create, and that the console's own markup never contains. */
const FOREIGN = [
  'script:not([src^="/assets/"])',
  'iframe:is([srcdoc], [src^="javascript:" i])',
  'object',
  'math',
  'template',
  'body style',
  '[onload], [onerror], [onfocus], [ontoggle]',
  'a:is([href^="javascript:" i], [href^="data:" i])',
].join(', ');

/** Checks that the page has executed no payload and contains none as markup. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(
    (foreign) => ({
      isExecuted: document.title === 'executed',
      foreign: [...document.querySelectorAll(foreign)].map((element) => element.outerHTML.slice(0, 200)),
    }),
    FOREIGN,
  );
  expect(found).toEqual({ isExecuted: false, foreign: [] });
}
