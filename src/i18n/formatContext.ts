import { createContext, useContext } from 'react';
import { UTC } from '#domain/time/time.ts';
import { createFormat, type Format } from './format.ts';

/** The formatters for the user's language, region and display zone. `Root` provides them. */
export const FormatContext = createContext<Format>(createFormat('en', 'en-GB', UTC));

export function useFormat(): Format {
  return useContext(FormatContext);
}
