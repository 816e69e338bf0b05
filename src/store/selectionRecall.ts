import { createAction } from '@reduxjs/toolkit';

/** This tab had these orders selected before it was loaded anew: only their ids are kept in the browser. */
export const selectionRecalled = createAction<{ orderIds: readonly string[] }>('selection/recalled');
