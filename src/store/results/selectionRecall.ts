import { createAction } from '@reduxjs/toolkit';

/**
 * Restores the orders that were selected in this tab before a reload or a new sign-in. The browser stores
 * only their IDs.
 */
export const selectionRecalled = createAction<{ orderIds: readonly string[] }>('selection/recalled');
