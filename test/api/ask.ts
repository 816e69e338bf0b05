import type { Platform } from '#api/platform.ts';

/** A call that a test makes of the platform. */
export type Ask = (platform: Platform) => Promise<unknown>;

/** Whose permissions are asked for. */
export const SUB = 'auth0|5f1e';
