/** The deployment's settings with the URLs of other applications' pages (docs/platform/elsewhere.md). */
export const PAGE_SETTINGS = {
  claims: 'VITE_CLAIMS_UI_URL',
  createClaim: 'VITE_CREATE_CLAIM_URL',
  reporter: 'VITE_REPORTER_URL',
  orderPlacement: 'VITE_ORDER_PLACEMENT_URL',
  logSearch: 'VITE_LOG_SEARCH_URL',
  catalog: 'VITE_CATALOG_UI_URL',
  requestAccess: 'VITE_REQUEST_ACCESS_URL',
  supportChannel: 'VITE_SUPPORT_CHANNEL_URL',
  subscriptionAuth: 'VITE_SUBSCRIPTION_AUTH_URL',
  feedback: 'VITE_FEEDBACK_URL',
  notifications: 'VITE_NOTIFICATIONS_URL',
} as const;

type Page = keyof typeof PAGE_SETTINGS;
export type PageSetting = (typeof PAGE_SETTINGS)[Page];

/** The URLs of other applications' pages; null hides the link. */
export type PageUrls = Readonly<Record<Page, string | null>>;

export function pageUrls(urlOf: (setting: PageSetting) => string | null): PageUrls {
  const urls = Object.entries(PAGE_SETTINGS).map(([page, setting]) => [page, urlOf(setting)]);
  return Object.fromEntries(urls) as PageUrls;
}
