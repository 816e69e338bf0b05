/** A token of the search's query text: must match (`+`), must not (`-`), or one of those of which one has to match. */
export interface QueryToken {
  mode: 'must' | 'mustNot' | 'may';
  text: string;
  isPhrase: boolean;
}

const TOKEN = /([+-]?)(?:"([^"]*)"?|([^\s"]+))/g;

/** Reads the query string as the platform does (S5.6); empty tokens say nothing. */
export function readTokens(queryString: string): QueryToken[] {
  return [...queryString.matchAll(TOKEN)].flatMap(([, sign = '', phrase, word]) => {
    const text = (phrase ?? word ?? '').trim();
    if (text === '') return [];
    const mode = sign === '+' ? 'must' : sign === '-' ? 'mustNot' : 'may';
    return [{ mode, text, isPhrase: phrase !== undefined }] satisfies QueryToken[];
  });
}
