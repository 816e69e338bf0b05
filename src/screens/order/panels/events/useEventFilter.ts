import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAddressWriter } from '#components/useAddressWriter.ts';
import { type EventFilter, parseEventFilter, withEventFilter } from '#domain/event/eventFilter.ts';

/** Pause in typing before the text is written to the URL, in milliseconds. */
const TYPING_REST_MS = 300;

export interface EventFilterControl {
  /** The filter with the text as typed. */
  filter: EventFilter;
  /** The filter that the list applies, deferred while the user types fast. */
  applied: EventFilter;
  change: (part: Partial<EventFilter>) => void;
}

/** The workbench's filter: it is kept in the URL, so that a link shows the same; typed text is local until a pause. */
export function useEventFilter(): EventFilterControl {
  const write = useAddressWriter();
  const stored = parseEventFilter(new URLSearchParams(useLocation().search));
  const [text, setText] = useState(stored.text);
  const written = useRef(stored.text);
  const store = (filter: EventFilter) => {
    written.current = filter.text;
    write(({ params, state }) => ({ params: withEventFilter(params, filter), state }), { replace: true });
  };
  // Back, forward and links can set a text other than the typed one.
  useEffect(() => {
    if (stored.text === written.current) return;
    written.current = stored.text;
    setText(stored.text);
  }, [stored.text]);
  // During the pause the URL may have changed: another condition, an open dialog.
  const storeText = useRef(() => {});
  storeText.current = () => {
    if (text !== written.current) store({ ...stored, text });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => storeText.current(), TYPING_REST_MS);
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
