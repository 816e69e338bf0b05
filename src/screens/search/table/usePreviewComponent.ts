import { type ComponentType, useEffect, useState } from 'react';
import { type ComponentLoader, preload } from '#components/Deferred.tsx';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

export type PreviewComponent = ComponentType<PreviewProps>;

interface PreviewProps {
  items: readonly Item[];
}

const loadPreviewCell: ComponentLoader<PreviewProps> = async () =>
  (await import('./PreviewCell.tsx')).PreviewCell;

/**
 * Returns the component for previews; null if the table shows none or the code is not loaded yet. If loading
 * fails, the next page of results retries.
 */
export function usePreviewComponent(isShown: boolean, orders: readonly Order[]): PreviewComponent | null {
  const [{ Preview }, setPart] = useState({ Preview: loadPreviewCell.part });
  const isWanted = isShown && !Preview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new orders must trigger another attempt to load
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    preload(loadPreviewCell).then(
      (loaded) => isHere && setPart({ Preview: loaded }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, orders]);
  return (isShown && Preview) || null;
}
