import './collapsibleTools.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useDismissOutside } from '#components/useDismissOutside.ts';

/**
 * R106: on a narrow page, a button opens the list's tools; on wider ones they are side by side. They are
 * always rendered, because their shortcuts must always work.
 */
export function CollapsibleTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation('table');
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const toolsId = useId();
  useDismissOutside(isOpen, root, setIsOpen);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape from the controls inside
    <div
      className="phone-tools"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        opener.current?.focus();
      }}
    >
      <Button
        ref={opener}
        size="sm"
        className="phone-tools-button"
        aria-expanded={isOpen}
        aria-controls={toolsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="three-dots" /> {t('tools')}
      </Button>
      <div id={toolsId} className={`phone-tools-list ${isOpen ? 'phone-tools-open' : ''}`}>
        {children}
      </div>
    </div>
  );
}
