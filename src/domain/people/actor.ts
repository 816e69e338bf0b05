/**
 * Who acts on the platform: a person by principal id (`auth0|5f1e…`), an application by client id (`abc123@clients`),
 * or a side of the platform by a plain word ('platform', 'fulfiller').
 */
const CLIENT_ENDING = '@clients';

/** The client id without its ending, or null where the id is not an application's (docs/platform/client-directory.md). */
export function clientIdOf(actor: string): string | null {
  return actor.endsWith(CLIENT_ENDING) ? actor.slice(0, -CLIENT_ENDING.length) || null : null;
}

/** Words that name a side and not a person, so they cannot be looked up. */
const SIDES = ['platform', 'fulfiller', 'merchant', 'customer'] as const;
export type ActorSide = (typeof SIDES)[number];

export function actorSide(actor: string): ActorSide | null {
  return SIDES.find((side) => side === actor.toLowerCase()) ?? null;
}
