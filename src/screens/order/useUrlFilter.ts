import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';

/** Time without a change, in milliseconds, after which the filter is written to the URL. */
const REST_MS = 300;

/** How the parameters of a URL contain a filter. */
export interface UrlFilterFormat<F> {
  parse: (params: URLSearchParams) => F;
  write: (params: URLSearchParams, filter: F) => URLSearchParams;
}

/**
 * Returns a filter that the URL contains, with two functions that change it. `setFilter` is for typed text: it
 * changes the URL after a pause, so that typing is not delayed. `chooseFilter` changes the URL at once. Back,
 * forward and links change the filter, too.
 */
export function useUrlFilter<F>({ parse, write: withFilter }: UrlFilterFormat<F>) {
  const write = useUrlWriter();
  const keyOf = (filter: F) => withFilter(new URLSearchParams(), filter).toString();
  const stored = parse(new URLSearchParams(useLocation().search));
  const storedKey = keyOf(stored);
  const [filter, setFilter] = useState(stored);
  const written = useRef(storedKey);
  const adopt = useEffectEvent(() => {
    if (storedKey === written.current) return;
    written.current = storedKey;
    setFilter(stored);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the URL changes the filter
  useEffect(() => adopt(), [storedKey]);
  const store = (next: F) => {
    if (keyOf(next) === written.current) return;
    written.current = keyOf(next);
    write(({ params, state }) => ({ params: withFilter(params, next), state }), { replace: true });
  };
  const storeTyped = useEffectEvent(() => store(filter));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the filter restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => storeTyped(), REST_MS);
    return () => clearTimeout(timer);
  }, [filter]);
  const chooseFilter = (next: F) => {
    setFilter(next);
    store(next);
  };
  return { filter, setFilter, chooseFilter };
}
