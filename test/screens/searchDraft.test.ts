import { expect, test } from 'vitest';
import { currentTime } from '#domain/time/currentTime.ts';
import { rebaseDraft, toSearchDraft } from '#screens/search/form/searchDraft.ts';
import { aSearch } from '#test/domainBuilders.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const open = aSearch({ searchTerm: 'posters' });
const typed = { ...toSearchDraft(open, currentTime(NOW, 'Etc/UTC')), term: 'flyers' };
const termAfter = (to: typeof open) => rebaseDraft(typed, open, to, currentTime(NOW, 'Etc/UTC')).term;

test('typed text stays when another page of the same search opens', () => {
  expect(termAfter({ ...open, page: 2 })).toBe('flyers');
});

test('typed text is replaced when a search for another text opens', () => {
  expect(termAfter({ ...open, searchTerm: 'mugs' })).toBe('mugs');
});
