import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useUrlWriter } from '#components/useUrlWriter.ts';
import { type EventFilter, parseEventFilter, withEventFilter } from '#domain/event/eventFilter.ts';

/** Time without typing, in milliseconds, after which the text is written to the URL. */
const TYPING_REST_MS = 300;

export interface EventFilterControl {
  /** The filter with the text that the user has typed so far. */
  filter: EventFilter;
  /** The filter for the list. Its text is deferred, so that rendering the list does not delay typing. */
  applied: EventFilter;
  change: (part: Partial<EventFilter>) => void;
}

/** Returns the filter of the events, which the URL contains. Typed text is added to it after a pause. */
export function useEventFilter(): EventFilterControl {
  const write = useUrlWriter();
  const stored = parseEventFilter(new URLSearchParams(useLocation().search));
  const [text, setText] = useState(stored.text);
  const written = useRef(stored.text);
  const store = (filter: EventFilter) => {
    written.current = filter.text;
    write(({ params, state }) => ({ params: withEventFilter(params, filter), state }), { replace: true });
  };
  // Back, forward and links can also change the text in the URL.
  useEffect(() => {
    if (stored.text === written.current) return;
    written.current = stored.text;
    setText(stored.text);
  }, [stored.text]);
  // The URL may also change during the pause, for example if a dialog opens. Such changes are kept.
  const storeText = useEffectEvent(() => {
    if (text !== written.current) store({ ...stored, text });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => storeText(), TYPING_REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const shownText = useDeferredValue(text);
  return {
    filter: { ...stored, text },
    applied: { ...stored, text: shownText },
    change: ({ text: typed, ...rest }) => {
      if (typed !== undefined) setText(typed);
      if (Object.keys(rest).length > 0) store({ ...stored, text: typed ?? text, ...rest });
    },
  };
}
