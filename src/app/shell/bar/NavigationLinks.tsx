import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { REPORTS_PATH, supportPath } from '#domain/links/paths.ts';
import { useAppSelector } from '#store/hooks.ts';

/**
 * S2.8, S2.9: the links to the claims, the reports and the support page. They are beside the title, or in a
 * menu if the bar is too narrow.
 */
export function NavigationLinks({ className, onFollow }: { className: string; onFollow?: () => void }) {
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
