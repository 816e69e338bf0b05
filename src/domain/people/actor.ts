/**
 * The ending of an application's client ID, such as `abc123@clients`. The platform also identifies actors by
 * a person's principal ID (`auth0|5f1e…`) or by a word for a party ('platform', 'fulfiller').
 */
const CLIENT_ENDING = '@clients';

/**
 * The client ID without its ending; null if the actor is not an application
 * (docs/platform/client-directory.md).
 */
export function clientIdOf(actor: string): string | null {
  return actor.endsWith(CLIENT_ENDING) ? actor.slice(0, -CLIENT_ENDING.length) || null : null;
}

/** Words for a party instead of a person; the console cannot look up a name for them. */
const PARTIES = ['platform', 'fulfiller', 'merchant', 'customer'] as const;
export type ActorParty = (typeof PARTIES)[number];

export function actorParty(actor: string): ActorParty | null {
  return PARTIES.find((party) => party === actor.toLowerCase()) ?? null;
}
