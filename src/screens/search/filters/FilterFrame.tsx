import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';

interface FilterFrameProps {
  titleId: string;
  isBeside: boolean;
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
  footer: ReactNode;
}

type PanelProps = Omit<FilterFrameProps, 'isBeside'>;

function Head({ titleId, onClose }: Pick<PanelProps, 'titleId' | 'onClose'>) {
  const { t } = useTranslation(['filters', 'search']);
  return (
    <div className="offcanvas-header">
      <h2 className="offcanvas-title h5" id={titleId}>
        {t('search:filters.title')}
      </h2>
      <IconButton icon="x-lg" label={t('close')} onClick={onClose} />
    </div>
  );
}

/** Returns a ref for the panel. Keeps it below the form and the tabs, whose heights vary. */
function usePlaceUnderForm() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const screen = panel.current?.closest('.search-screen');
    const above =
      screen?.querySelector<HTMLElement>('.search-bar') ?? screen?.querySelector<HTMLElement>('form');
    if (!above) return;
    const place = () => {
      if (panel.current) panel.current.style.top = `${above.offsetTop + above.offsetHeight}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(above);
    if (screen) observer.observe(screen);
    return () => observer.disconnect();
  });
  return panel;
}

/** If the filters have the focus when they close, the focus returns to the control that opened them. */
function SidePanel({ titleId, takesFocus, onClose, children, footer }: PanelProps) {
  const panel = usePlaceUnderForm();
  const focusAtStart = useRef(takesFocus);
  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    if (focusAtStart.current) element?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    return () => {
      const hadFocus = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (hadFocus && opener instanceof HTMLElement) opener.focus();
    };
  }, [panel]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog that was opened from here is a child in React but not in the DOM.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isInside) onClose();
  };
  return (
    <section
      className="advanced-search filters-beside"
      aria-labelledby={titleId}
      ref={panel}
      onKeyDown={handleKey}
    >
      <Head titleId={titleId} onClose={onClose} />
      <div className="offcanvas-body">{children}</div>
      {footer}
    </section>
  );
}

/** R508: the first time, the drawer cannot take the focus when it appears, because its parts still load. */
function takeFocus(drawer: HTMLElement) {
  if (!drawer.contains(document.activeElement)) drawer.focus();
}

/** R67: on a page of at least 75rem, the filters are beside the list. Otherwise they are a drawer over it. */
export function FilterFrame({ isBeside, ...panel }: FilterFrameProps) {
  if (isBeside) return <SidePanel {...panel} />;
  const { titleId, takesFocus, onClose, children, footer } = panel;
  return (
    <Offcanvas
      show
      placement="end"
      className="advanced-search"
      aria-labelledby={titleId}
      autoFocus={takesFocus}
      {...(takesFocus && { onEntered: takeFocus })}
      onHide={onClose}
    >
      <Head titleId={titleId} onClose={onClose} />
      <Offcanvas.Body>{children}</Offcanvas.Body>
      {footer}
    </Offcanvas>
  );
}
