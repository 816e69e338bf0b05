import { expect } from 'vitest';
import { createPlatform, type Platform } from '#api/platform.ts';
import { aScene, ended, json } from './scene.ts';

/** A platform that gives every call this response. */
export function platformSaying(body: unknown, status = 200): Platform {
  return createPlatform(aScene(json(body, status)).http);
}

/** The value of a call that must succeed. */
export async function valueFrom<T>(call: Promise<T>): Promise<T | null> {
  const { value, failure } = await ended(call);
  expect(failure).toBeNull();
  return value;
}
