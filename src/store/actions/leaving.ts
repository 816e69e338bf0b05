import { createAction } from '@reduxjs/toolkit';

/**
 * The person is to continue at a page of another application, in this tab. The URL comes from the configuration. A
 * screen that only leads there is replaced, or Back would lead straight out again.
 */
export const leaveRequested = createAction<{ url: string; replace?: boolean }>('leaveRequested');
