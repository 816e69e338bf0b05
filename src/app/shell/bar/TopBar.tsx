import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { Button, IconButton } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { REPORTS_PATH, SEARCH_PATH, supportPath } from '#domain/links/paths.ts';
import { zoneCity } from '#domain/people/zoneCity.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUnreadCount } from '#store/people/notificationsSlice.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import type { OverlayId } from '../overlay/overlays.ts';
import { AccountMenu } from './AccountMenu.tsx';

/**
 * S2.8, S2.9: the links to the claims, the reports and the support page. They are beside the title, or in a
 * menu if the bar is too narrow.
 */
function NavigationLinks({ className, onFollow }: { className: string; onFollow?: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const claims = useAppSelector((state) => state.configuration.pages.claims);
  return (
    <nav className={className} aria-label={t('navigation')}>
      {claims && (
        <a
          href={`${claims.replace(/\/$/, '')}/fulfillerClaims`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onFollow}
        >
          {t('claims')} <Icon name="box-arrow-up-right" label={t('opensInNewTab')} />
        </a>
      )}
      <NavLink to={REPORTS_PATH} onClick={onFollow}>
        {t('reports')}
      </NavLink>
      <NavLink to={supportPath(pathname)} state={{ from: pathname }} onClick={onFollow}>
        {t('support')}
      </NavLink>
    </nav>
  );
}

/** S2.10: changes the time zone of all times, date fields and exports. */
function ZoneToggle() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { displayZone, userTimezone } = useAppSelector((state) => state.settings);
  const city = zoneCity(userTimezone);
  const utc = t('zone.utc');
  // If the user's zone is named UTC too, its button needs a different name from the UTC button.
  const user = city === utc ? t('zone.user', { zone: city }) : city;
  const zones = [
    { zone: 'utc', label: utc, title: utc },
    { zone: 'user', label: user, title: t('zone.user', { zone: userTimezone }) },
  ] as const;
  return (
    <fieldset className="btn-group btn-group-sm zone-toggle">
      <legend className="visually-hidden">{t('zone.label')}</legend>
      {zones.map(({ zone, label, title }) => (
        <Button
          key={zone}
          className={displayZone === zone ? 'active' : ''}
          aria-pressed={displayZone === zone}
          title={title}
          onClick={() => dispatch(preferencesChanged({ displayZone: zone }))}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

interface TopBarProps {
  onOpen: (overlay: OverlayId) => void;
}

/** S2.12: the bell shows the number of unread notifications. Opening the panel marks them as read. */
function NotificationsButton({ onOpen }: TopBarProps) {
  const { t } = useTranslation();
  const unread = useAppSelector(selectUnreadCount);
  const label =
    unread === 0 ? t('notifications') : `${t('notifications')}, ${t('unread', { count: unread })}`;
  return (
    <IconButton
      variant="bar"
      label={label}
      icon="bell"
      className="bell"
      onClick={() => onOpen('notifications')}
    >
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </IconButton>
  );
}

/** S2.7: title, links, time zone, commands, notifications, settings and account. */
export function TopBar({ onOpen }: TopBarProps) {
  const { t } = useTranslation();
  const environment = useAppSelector((state) => state.configuration.environment);
  const isSignedIn = useAppSelector((state) => state.session.status !== 'signedOut');
  return (
    <header className="top-bar">
      <Menu label={t('menu')} button={<Icon name="list" />} className="narrow-only">
        {(close) => <NavigationLinks className="menu-links" onFollow={close} />}
      </Menu>
      <Link to={SEARCH_PATH} className="app-title">
        <Icon name="box-seam" /> <span className="app-title-text">{t('appTitle')}</span>
        {environment === 'int' && <span className="badge text-bg-secondary">{t('environment.int')}</span>}
      </Link>
      <NavigationLinks className="top-bar-links wide-only" />
      <ZoneToggle />
      {isSignedIn && (
        <div className="top-bar-buttons">
          <IconButton
            variant="bar"
            label={t('palette')}
            icon="command"
            className="wide-only"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => onOpen('palette')}
          />
          <NotificationsButton onOpen={onOpen} />
          <IconButton
            variant="bar"
            label={t('settings')}
            icon="gear"
            className="wide-only"
            onClick={() => onOpen('settings')}
          />
        </div>
      )}
      <AccountMenu onOpen={onOpen} />
    </header>
  );
}
