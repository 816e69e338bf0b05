import './overlays.css';
import { useEffect, useId, useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';
import { NewTabLink } from '#components/ExternalLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { SEVERITY_ICONS } from '#components/notice/severityIcons.ts';
import { useMessageText } from '#components/notice/useMessageText.ts';
import { TitledSection } from '#components/TitledSection.tsx';
import { useNow } from '#components/time/useNow.ts';
import { webUrl } from '#domain/links/links.ts';
import type { Notification } from '#domain/people/notification.ts';
import { DATE_TIME_LENGTH, toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { relativeText } from '#i18n/relativeText.ts';
import { type Message, messagesRead } from '#store/console/messagesSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import {
  loadNotifications,
  notificationsRead,
  selectNotifications,
} from '#store/people/notificationsSlice.ts';
import { useRetriable } from '#store/useRetriable.ts';
import { MessageLines } from '../shell/messages/MessageLines.tsx';
import type { OverlayProps } from '../shell/overlay/overlays.ts';

function News({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const now = useNow();
  const { title, body, link, publishedAt, severity } = notification;
  const href = webUrl(link);
  return (
    <li className={`notice notice-${severity}`}>
      <h4 className="notice-title">
        <Icon name={SEVERITY_ICONS[severity]} label={t(`severity.${severity}`)} /> {title}{' '}
        {isNew && <span className="badge text-bg-primary">{t('new')}</span>}
      </h4>
      <p className="mb-1 notice-body">{body}</p>
      <p className="notice-foot">
        {publishedAt && (
          <time dateTime={publishedAt} title={format.moment(publishedAt)}>
            {relativeText(format.language, publishedAt, now)}
          </time>
        )}{' '}
        {href && (
          <NewTabLink href={href}>
            {t('more')}
            <span className="visually-hidden"> {title}</span>
          </NewTabLink>
        )}
      </p>
    </li>
  );
}

function ActionMessage({ message }: { message: Message }) {
  const { t } = useTranslation('notifications');
  const textOf = useMessageText();
  const format = useFormat();
  const instant = toIso(message.at);
  // R562: a tab can stay open for days.
  const isOfToday = format.date(instant) === format.date(toIso(useNow()));
  const when = isOfToday ? format.time(instant) : format.dateTime(instant).slice(0, DATE_TIME_LENGTH);
  return (
    <li className={`notice notice-${message.severity}`}>
      <p className="notice-title">
        <Icon name={SEVERITY_ICONS[message.severity]} label={t(`severity.${message.severity}`)} />{' '}
        {textOf(message)}
      </p>
      <MessageLines message={message} />
      <p className="notice-foot">
        <time dateTime={instant} title={format.moment(instant)}>
          {when}
        </time>
      </p>
    </li>
  );
}

function Channel({ url, newIds }: { url: string; newIds: ReadonlySet<string> }) {
  const { t } = useTranslation('notifications');
  const read = useRetriable(loadNotifications, { url });
  return (
    <TitledSection title={t('channel')} level={3}>
      <LoadableContent read={read} loading={t('loading')} lines={3} failed={t('failed')}>
        {(notifications) =>
          notifications.length === 0 ? (
            <p className="text-body-secondary">{t('noNews')}</p>
          ) : (
            <ul className="list-unstyled">
              {notifications.map((notification) => (
                <News key={notification.id} notification={notification} isNew={newIds.has(notification.id)} />
              ))}
            </ul>
          )
        }
      </LoadableContent>
    </TitledSection>
  );
}

/**
 * Marks all notifications and messages as read. Returns the IDs of the notifications that were unread when
 * the user opened the panel. They stay highlighted until the panel closes.
 */
function useMarkedRead(): ReadonlySet<string> {
  const dispatch = useAppDispatch();
  const notifications = useAppSelector(selectNotifications);
  const readIds = useAppSelector((state) => state.notifications.readIds);
  const messages = useAppSelector((state) => state.messages.all);
  const [before] = useState(() => new Set(readIds));
  useEffect(() => {
    dispatch(notificationsRead(notifications.map(({ id }) => id)));
  }, [dispatch, notifications]);
  const hasUnread = messages.some(({ isRead }) => !isRead);
  useEffect(() => {
    if (hasUnread) dispatch(messagesRead());
  }, [dispatch, hasUnread]);
  return new Set(notifications.map(({ id }) => id).filter((id) => !before.has(id)));
}

/** S2.12: the notifications of the production channel, and the messages about this session's actions. */
export function NotificationsPanel({ onClose }: OverlayProps) {
  const { t } = useTranslation(['notifications', 'shell']);
  const dispatch = useAppDispatch();
  const url = useAppSelector((state) => state.configuration.pages.notifications);
  const messages = useAppSelector((state) => state.messages.all);
  const newIds = useMarkedRead();
  const titleId = useId();
  useEffect(() => {
    if (url !== null) dispatch(loadNotifications.requested({ url }));
  }, [dispatch, url]);
  return (
    <Offcanvas show onHide={onClose} placement="end" aria-labelledby={titleId}>
      <Offcanvas.Header>
        <Offcanvas.Title as="h2" className="h5" id={titleId}>
          {t('title')}
        </Offcanvas.Title>
        <IconButton icon="x-lg" label={t('shell:close')} className="ms-auto" onClick={onClose} />
      </Offcanvas.Header>
      <Offcanvas.Body>
        {url !== null && <Channel url={url} newIds={newIds} />}
        <TitledSection title={t('session')} level={3}>
          {messages.length === 0 ? (
            <p className="text-body-secondary">{t('noMessages')}</p>
          ) : (
            <ul className="list-unstyled">
              {messages.toReversed().map((message) => (
                <ActionMessage key={message.id} message={message} />
              ))}
            </ul>
          )}
        </TitledSection>
      </Offcanvas.Body>
    </Offcanvas>
  );
}
