import { createAction } from '@reduxjs/toolkit';

/**
 * Opens a page of another application in this tab. The URL comes from the configuration. Use `replace` for a
 * screen that only redirects; otherwise Back would open the other page again.
 */
export const leaveRequested = createAction<{ url: string; replace?: boolean }>('leaveRequested');
