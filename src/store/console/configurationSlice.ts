import { createSlice } from '@reduxjs/toolkit';

/** URLs of other applications' pages; null hides the link (docs/platform/elsewhere.md). */
export interface PageUrls {
  claims: string | null;
  createClaim: string | null;
  reporter: string | null;
  orderPlacement: string | null;
  logSearch: string | null;
  catalog: string | null;
  requestAccess: string | null;
  supportChannel: string | null;
  subscriptionAuth: string | null;
  feedback: string | null;
  notifications: string | null;
}

/** The settings of the deployment that the screens need. They are set once at the start. */
export interface ConsoleConfiguration {
  /** The ID of this build, as in `/version.json`. */
  buildId: string;
  environment: 'int' | 'prd';
  pages: PageUrls;
  /** The URL of the identity provider, for a message that includes it. */
  issuerUrl: string;
  supportEmail: string;
  /** URL prefix of the mock endpoint, which stands for "no callback" (S4.42). */
  mockCallbackUrl: string;
}

const NO_PAGES: PageUrls = {
  claims: null,
  createClaim: null,
  reporter: null,
  orderPlacement: null,
  logSearch: null,
  catalog: null,
  requestAccess: null,
  supportChannel: null,
  subscriptionAuth: null,
  feedback: null,
  notifications: null,
};

const initialState: ConsoleConfiguration = {
  buildId: '',
  environment: 'int',
  pages: NO_PAGES,
  issuerUrl: '',
  supportEmail: '',
  mockCallbackUrl: '',
};

const configurationSlice = createSlice({ name: 'configuration', initialState, reducers: {} });

export const configurationReducer = configurationSlice.reducer;
