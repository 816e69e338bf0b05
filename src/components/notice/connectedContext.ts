import { createContext } from 'react';

/** Whether reads can succeed: the browser is online and the session has not ended. `Shell` provides it. */
export const ConnectedContext = createContext(true);
