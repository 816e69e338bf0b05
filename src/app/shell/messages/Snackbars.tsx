import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { SEVERITY_ICONS } from '#components/notice/severityIcons.ts';
import { useMessageText } from '#components/notice/useMessageText.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { type Message, messageDismissed } from '#store/console/messagesSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { MessageLines } from './MessageLines.tsx';

/** R424: announces the time zone after the shortcut has changed it. A press of its button announces itself. */
function ZoneAnnouncement() {
  const { t } = useTranslation();
  const format = useFormat();
  const { displayZone, userTimezone } = useAppSelector((state) => state.settings);
  const last = useRef(displayZone);
  const [announced, setAnnounced] = useState<typeof displayZone | null>(null);
  useEffect(() => {
    if (last.current === displayZone) return;
    last.current = displayZone;
    setAnnounced(document.activeElement?.closest('.zone-toggle') ? null : displayZone);
  }, [displayZone]);
  return (
    <p className="visually-hidden" role="status">
      {announced && format.labelled(t('zone.label'), announced === 'utc' ? t('zone.utc') : userTimezone)}
    </p>
  );
}

function Snackbar({ message }: { message: Message }) {
  const { t } = useTranslation();
  const textId = useId();
  const textOf = useMessageText();
  const dispatch = useAppDispatch();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { id, delay, severity } = message;
  useEffect(() => {
    // R275: the user may be reading it.
    if (delay === 0 || isPointedAt || hasFocus) return;
    const timer = setTimeout(() => dispatch(messageDismissed(id)), delay);
    return () => clearTimeout(timer);
  }, [dispatch, id, delay, isPointedAt, hasFocus]);
  return (
    <li
      className={`snackbar alert alert-${severity}`}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div id={textId}>
        <p className="mb-0">
          <Icon name={SEVERITY_ICONS[severity]} /> {textOf(message)}
        </p>
        <MessageLines message={message} />
      </div>
      <IconButton
        icon="x-lg"
        label={t('dismiss')}
        aria-describedby={textId}
        onClick={() => dispatch(messageDismissed(id))}
      />
    </li>
  );
}

/** R425: keeps the focus in the list, because an open dialog takes it back from elements outside of it. */
function useFocusDespiteDialog(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hideFromDialog = (event: FocusEvent) => {
      if (event.target instanceof Node && list.current?.contains(event.target)) event.stopPropagation();
    };
    // The dialog listens on the document, which gets the event after the window.
    window.addEventListener('focus', hideFromDialog, true);
    return () => window.removeEventListener('focus', hideFromDialog, true);
  }, [list]);
}

/**
 * Returns a ref for the list of messages and its key listener. A shortcut moves the focus to the newest
 * message. On Escape, or when the last message is gone, the focus returns to where it was.
 */
function useFocusByShortcut(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<Element | null>(null);
  useFocusDespiteDialog(list);
  const focusNewest = () => {
    if (!list.current?.contains(document.activeElement)) before.current = document.activeElement;
    list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(before.current instanceof HTMLElement)) return;
    // Otherwise, an open dialog would close.
    event.stopPropagation();
    before.current.focus();
  };
  useShortcuts(count > 0 ? { focusMessages: focusNewest } : {});
  useEffect(() => {
    if (count > 0) return;
    if (before.current instanceof HTMLElement && document.activeElement === document.body)
      before.current.focus();
    before.current = null;
  }, [count]);
  return { list, handleKey };
}

/**
 * The currently visible messages, oldest first (S9.14). R425: the list is the live region, because screen
 * readers ignore a text that appears together with its region.
 */
function MessageList() {
  const { t } = useTranslation();
  const { shown, all } = useAppSelector((state) => state.messages);
  const messages = all.filter(({ id }) => shown.includes(id));
  const { list, handleKey } = useFocusByShortcut(messages.length);
  return (
    <ul
      ref={list}
      onKeyDown={handleKey}
      className="snackbars list-unstyled mb-0"
      aria-label={t('notifications')}
      aria-live={messages.at(-1)?.severity === 'danger' ? 'assertive' : 'polite'}
      aria-atomic="false"
      aria-relevant="additions"
      data-focus-list
      data-focus-after=".snackbars button"
    >
      {messages.map((message) => (
        <Snackbar key={message.id} message={message} />
      ))}
    </ul>
  );
}

/** The visible messages, and announcements for screen readers that have no visible message. */
export function Snackbars() {
  return (
    <>
      <MessageList />
      <ZoneAnnouncement />
    </>
  );
}
