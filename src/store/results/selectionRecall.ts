import { createAction } from '@reduxjs/toolkit';

/** The orders that were selected in this tab before a reload; only their IDs are stored in the browser. */
export const selectionRecalled = createAction<{ orderIds: readonly string[] }>('selection/recalled');
