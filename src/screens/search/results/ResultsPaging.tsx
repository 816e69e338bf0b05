import type { SearchResults } from '#store/search/searchSlice.ts';
import { Pager } from '../Pager.tsx';
import { NewOrdersNotice } from './NewOrdersNotice.tsx';

export function ResultsPaging({ results }: { results: SearchResults }) {
  return (
    <>
      <NewOrdersNotice results={results} />
      <Pager criteria={results.criteria} total={results.total} />
    </>
  );
}
