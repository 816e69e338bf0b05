import { createAction } from '@reduxjs/toolkit';

interface OpenDialog {
  operation: string;
  subject: string;
}

/** A dialog that shows the result of the operation was opened. */
export const dialogOpened = createAction<OpenDialog>('dialog/opened');
/** The dialog was closed, for example with Back. Later failures are announced as messages. */
export const dialogClosed = createAction<OpenDialog>('dialog/closed');
