import { createSlice } from '@reduxjs/toolkit';
import { type PageUrls, pageUrls } from '#domain/console/pageSettings.ts';

/** The settings of the deployment that the screens need. They are set once at the start. */
export interface ConsoleConfiguration {
  /** The ID of this build, as in `/version.json`. */
  buildId: string;
  environment: 'int' | 'prd';
  pages: PageUrls;
  /** The origins of the platform's services. Links to any other origin are pages (R45). */
  platformOrigins: readonly string[];
  /** The URL of the identity provider, for a message that includes it. */
  issuerUrl: string;
  supportEmail: string;
  /** URL prefix of the mock endpoint, which stands for "no callback" (S4.42). */
  mockCallbackUrl: string;
}

const initialState: ConsoleConfiguration = {
  buildId: '',
  environment: 'int',
  pages: pageUrls(() => null),
  platformOrigins: [],
  issuerUrl: '',
  supportEmail: '',
  mockCallbackUrl: '',
};

const configurationSlice = createSlice({ name: 'configuration', initialState, reducers: {} });

export const configurationReducer = configurationSlice.reducer;
