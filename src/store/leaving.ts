import { createAction } from '@reduxjs/toolkit';

/** The person is to go on at a page of another application, in this tab. The URL comes from the configuration. */
export const leaveRequested = createAction<{ url: string }>('leaveRequested');
