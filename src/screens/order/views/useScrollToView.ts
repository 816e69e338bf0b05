import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { OrderView } from '#domain/order/orderView.ts';

/**
 * R393: scrolls to the views' links when another view is shown and less than half of the window is left for
 * it, because the summary and the problems can fill the window. The first view of an order is shown without
 * scrolling if it is the default one.
 */
export function useScrollToView(
  links: RefObject<HTMLElement | null>,
  orderId: string,
  view: OrderView,
  defaultView: OrderView | undefined,
): void {
  const shown = useRef({ orderId: '', view: defaultView });
  // A layout effect, as in `useScrollToItemInUrl`.
  useLayoutEffect(() => {
    const { orderId: lastId, view: lastView } = shown.current;
    shown.current = { orderId, view };
    if (view === (lastId === orderId ? lastView : defaultView)) return;
    const frame = requestAnimationFrame(() => {
      const element = links.current;
      if (element && element.getBoundingClientRect().top > window.innerHeight / 2)
        element.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [links, orderId, view, defaultView]);
}
