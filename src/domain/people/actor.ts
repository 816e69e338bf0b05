/**
 * An actor on the platform is a person by principal ID (`auth0|5f1e…`), an application by client ID (`abc123@clients`),
 * or a party named by a plain word ('platform', 'fulfiller').
 */
const CLIENT_ENDING = '@clients';

/** The client ID without its ending, or null if the ID is not an application's (docs/platform/client-directory.md). */
export function clientIdOf(actor: string): string | null {
  return actor.endsWith(CLIENT_ENDING) ? actor.slice(0, -CLIENT_ENDING.length) || null : null;
}

/** Words that stand for a party rather than a person, so they cannot be looked up. */
const SIDES = ['platform', 'fulfiller', 'merchant', 'customer'] as const;
export type ActorSide = (typeof SIDES)[number];

export function actorSide(actor: string): ActorSide | null {
  return SIDES.find((side) => side === actor.toLowerCase()) ?? null;
}
