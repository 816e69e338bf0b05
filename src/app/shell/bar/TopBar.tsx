import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectUnreadCount } from '#store/people/notificationsSlice.ts';
import type { OverlayId } from '../overlay/overlays.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { ZoneToggle } from './ZoneToggle.tsx';

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
    <Button
      variant="bar"
      className="bell"
      aria-label={label}
      title={label}
      onClick={() => onOpen('notifications')}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Button>
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
          <Button
            variant="bar"
            className="wide-only"
            aria-label={t('palette')}
            title={t('palette')}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => onOpen('palette')}
          >
            <Icon name="command" />
          </Button>
          <NotificationsButton onOpen={onOpen} />
          <Button
            variant="bar"
            className="wide-only"
            aria-label={t('settings')}
            title={t('settings')}
            onClick={() => onOpen('settings')}
          >
            <Icon name="gear" />
          </Button>
        </div>
      )}
      <AccountMenu onOpen={onOpen} />
    </header>
  );
}
