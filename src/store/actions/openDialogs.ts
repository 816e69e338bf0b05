import { createAction } from '@reduxjs/toolkit';

interface OpenDialog {
  /** The operation's name. */
  operation: string;
  subject: string;
}

/** A dialog is there that shows how the operation ends. */
export const dialogOpened = createAction<OpenDialog>('dialog/opened');
/** It is there no longer, such as after Back: what fails from now on is said elsewhere. */
export const dialogClosed = createAction<OpenDialog>('dialog/closed');
