import './rowIdCopyButton.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';
import { CopyStatus } from '#components/copy/CopyButton.tsx';
import { useCopy } from '#components/copy/useCopy.ts';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { closestRow, ROW_LINK_SELECTOR } from '../orderRows.ts';

/** Returns the link to the row's order. Its tooltip is the full ID. */
function linkIn(element: Element | null | undefined): HTMLElement | null {
  return element?.querySelector<HTMLElement>(ROW_LINK_SELECTOR) ?? null;
}

function usePointedLink(): [HTMLElement | null, (link: HTMLElement | null) => void] {
  const [link, setLink] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const handlePointer = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || pointerType === 'touch') return;
      setLink(linkIn(target.closest('.results-table .cell-id')));
    };
    document.addEventListener('pointerover', handlePointer);
    return () => document.removeEventListener('pointerover', handlePointer);
  }, []);
  return [link, setLink];
}

/** R66: copies the ID of an order. One button serves all rows and moves to the cell under the pointer. */
export function RowIdCopyButton() {
  const { t } = useTranslation('results');
  const [link, setLink] = usePointedLink();
  const { state, said, copy } = useCopy();
  useShortcuts({
    copyId: () => {
      const focused = linkIn(closestRow(document.activeElement)) ?? link;
      if (!focused) return;
      setLink(focused);
      copy(focused.title);
    },
  });
  const cell = link?.parentElement;
  if (!link || !cell?.isConnected) return null;
  const label = t('copyId', { id: link.title });
  return createPortal(
    <span className="id-copy">
      <IconButton
        icon={state === 'copied' ? 'check-circle-fill' : 'copy'}
        label={label}
        className="btn-link"
        // Not a tab stop, because a shortcut also copies the ID.
        tabIndex={-1}
        onClick={() => copy(link.title)}
      />
      <CopyStatus state={state} said={said} />
    </span>,
    cell,
  );
}
