/**
 * A token of the query text. All `must` tokens (`+`) have to match, no `mustNot` token (`-`) can match, and
 * at least one of the `may` tokens has to match.
 */
export interface QueryToken {
  mode: 'must' | 'mustNot' | 'may';
  text: string;
  isPhrase: boolean;
}

const TOKEN = /([+-]?)(?:"([^"]*)"?|([^\s"]+))/g;

/** Parses the query text as the platform does (S5.6), ignoring empty tokens. */
export function tokenizeQuery(queryString: string): QueryToken[] {
  return [...queryString.matchAll(TOKEN)].flatMap(([, sign = '', phrase, word]) => {
    const text = (phrase ?? word ?? '').trim();
    if (text === '') return [];
    const mode = sign === '+' ? 'must' : sign === '-' ? 'mustNot' : 'may';
    return [{ mode, text, isPhrase: phrase !== undefined }] satisfies QueryToken[];
  });
}
