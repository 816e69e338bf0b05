import type { SearchResults } from '#store/search/searchSlice.ts';
import { Pager } from '../Pager.tsx';
import { NewOrders } from './NewOrders.tsx';

export function ResultsPaging({ results }: { results: SearchResults }) {
  return (
    <>
      <NewOrders results={results} />
      <Pager criteria={results.criteria} total={results.total} />
    </>
  );
}
