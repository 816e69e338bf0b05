import { createAction } from '@reduxjs/toolkit';
import type { NamedWrite } from '#domain/writes/sentWrite.ts';

/** A dialog that shows the result of the operation was opened. */
export const dialogOpened = createAction<NamedWrite>('dialog/opened');
/** The dialog was closed, for example with Back. Later failures are announced as messages. */
export const dialogClosed = createAction<NamedWrite>('dialog/closed');
