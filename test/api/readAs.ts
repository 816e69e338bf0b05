import { createPlatform, type Platform } from '#api/platform.ts';
import { aScene, ended, json } from './scene.ts';

/** The value that the call reads from this response. */
export async function readAs<T>(ask: (platform: Platform) => Promise<T>, body: unknown): Promise<T> {
  const { value } = await ended(ask(createPlatform(aScene(json(body)).http)));
  return value as T;
}
