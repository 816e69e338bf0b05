import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { OrderView } from '#domain/order/orderView.ts';

/**
 * R393: scrolls to the views' links when another view is shown and they are above the window or in its lower
 * half, because the summary and the problems can fill the window. The first view of an order is shown without
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
      const top = links.current?.getBoundingClientRect().top ?? 0;
      if (top < 0 || top > window.innerHeight / 2) links.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [links, orderId, view, defaultView]);
}
