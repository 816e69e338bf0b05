import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { type Message, messageDismissed, type Severity } from '#store/messagesSlice.ts';

const ICONS: Record<Severity, IconName> = {
  success: 'check-circle-fill',
  info: 'info-circle-fill',
  warning: 'exclamation-triangle-fill',
  danger: 'exclamation-octagon-fill',
};

function Snackbar({ message }: { message: Message }) {
  const { t } = useTranslation(['messages', 'shell']);
  const dispatch = useAppDispatch();
  const { id, delay, severity, text, values, details } = message;
  useEffect(() => {
    if (delay === 0) return;
    const timer = setTimeout(() => dispatch(messageDismissed(id)), delay);
    return () => clearTimeout(timer);
  }, [dispatch, id, delay]);
  return (
    <div className={`snackbar alert alert-${severity}`} role={severity === 'danger' ? 'alert' : 'status'}>
      <div className="snackbar-text">
        <p className="mb-0">
          <Icon name={ICONS[severity]} /> {t(text as never, values)}
        </p>
        {details.map((line) => (
          <p key={line} className="mb-0 small text-break">
            {line}
          </p>
        ))}
      </div>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('shell:dismiss')}
        onClick={() => dispatch(messageDismissed(id))}
      >
        <Icon name="x-lg" />
      </button>
    </div>
  );
}

/** The messages on screen now, oldest first (S9.14). */
export function Snackbars() {
  const { shown, all } = useAppSelector((state) => state.messages);
  return (
    <div className="snackbars">
      {all
        .filter((message) => shown.includes(message.id))
        .map((message) => (
          <Snackbar key={message.id} message={message} />
        ))}
    </div>
  );
}
