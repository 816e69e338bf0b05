import type { Platform } from '#api/platform.ts';

/** A platform call made by a test. */
export type Ask = (platform: Platform) => Promise<unknown>;

/** The user whose permissions are requested. */
export const SUB = 'auth0|5f1e';
