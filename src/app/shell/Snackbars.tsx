import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { SEVERITY_ICONS } from '#components/severityIcons.ts';
import { useMessageText } from '#components/useMessageText.ts';
import { type Message, messageDismissed } from '#store/console/messagesSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { MessageLines } from './MessageLines.tsx';

function Snackbar({ message }: { message: Message }) {
  const { t } = useTranslation();
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that the message is being read
    <div
      className={`snackbar alert alert-${severity}`}
      role={severity === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div className="snackbar-text">
        <p className="mb-0">
          <Icon name={SEVERITY_ICONS[severity]} /> {textOf(message)}
        </p>
        <MessageLines message={message} />
      </div>
      <Button variant="icon" aria-label={t('dismiss')} onClick={() => dispatch(messageDismissed(id))}>
        <Icon name="x-lg" />
      </Button>
    </div>
  );
}

/** The currently visible messages, oldest first (S9.14). */
export function Snackbars() {
  const { shown, all } = useAppSelector((state) => state.messages);
  return (
    <div className="snackbars" data-focus-list data-focus-after=".snackbars button">
      {all
        .filter((message) => shown.includes(message.id))
        .map((message) => (
          <Snackbar key={message.id} message={message} />
        ))}
    </div>
  );
}
