import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/Menu.tsx';
import { LANGUAGES } from '#domain/languages.ts';
import { REPORTS_PATH, SEARCH_PATH } from '#domain/paths.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPerson } from '#store/selectors.ts';
import { signOutRequested } from '#store/sessionSlice.ts';
import { preferencesChanged, type Theme } from '#store/settingsSlice.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

function ZoneToggle() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { displayZone, userTimezone } = useAppSelector((state) => state.settings);
  return (
    <fieldset className="btn-group btn-group-sm zone-toggle">
      <legend className="visually-hidden">{t('zone.label')}</legend>
      {(['utc', 'user'] as const).map((zone) => (
        <button
          key={zone}
          type="button"
          className={`btn btn-outline-secondary ${displayZone === zone ? 'active' : ''}`}
          aria-pressed={displayZone === zone}
          onClick={() => dispatch(preferencesChanged({ displayZone: zone }))}
        >
          {zone === 'utc' ? t('zone.utc') : userTimezone.split('/').pop()?.replaceAll('_', ' ')}
        </button>
      ))}
    </fieldset>
  );
}

function AccountMenu() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const person = useAppSelector(selectPerson);
  const { language, theme } = useAppSelector((state) => state.settings);
  if (!person) return null;
  return (
    <Menu
      label={t('account.menu', { name: person.name })}
      button={<Icon name="person-circle" />}
      className="menu-end"
    >
      {() => (
        <>
          <p className="mb-2 text-break">{t('account.signedInAs', { name: person.name })}</p>
          <label className="form-label d-block">
            {t('language.label')}
            <select
              className="form-select form-select-sm"
              value={language}
              onChange={({ target }) => {
                const chosen = LANGUAGES.find((candidate) => candidate === target.value);
                if (chosen) dispatch(preferencesChanged({ language: chosen }));
              }}
            >
              {LANGUAGES.map((code) => (
                <option key={code} value={code} lang={code}>
                  {t(`language.${code}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="form-label d-block">
            {t('theme.label')}
            <select
              className="form-select form-select-sm"
              value={theme}
              onChange={({ target }) => {
                const chosen = THEMES.find((candidate) => candidate === target.value);
                if (chosen) dispatch(preferencesChanged({ theme: chosen }));
              }}
            >
              {THEMES.map((one) => (
                <option key={one} value={one}>
                  {t(`theme.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm w-100"
            onClick={() => dispatch(signOutRequested())}
          >
            {t('account.signOut')}
          </button>
        </>
      )}
    </Menu>
  );
}

/** S2.7: title, the ways elsewhere, the time zone, the person. */
export function TopBar() {
  const { t } = useTranslation();
  const { environment, pages } = useAppSelector((state) => state.configuration);
  return (
    <header className="top-bar">
      <Link to={SEARCH_PATH} className="app-title">
        <Icon name="box-seam" /> <span className="app-title-text">{t('appTitle')}</span>
        {environment === 'int' && <span className="badge text-bg-secondary">{t('environment.int')}</span>}
      </Link>
      <nav className="top-bar-links" aria-label={t('navigation')}>
        {pages.claims && (
          <a href={`${pages.claims}/fulfillerClaims`} target="_blank" rel="noopener noreferrer">
            {t('claims')} <Icon name="box-arrow-up-right" label={t('opensInNewTab')} />
          </a>
        )}
        <NavLink to={REPORTS_PATH}>{t('reports')}</NavLink>
      </nav>
      <ZoneToggle />
      <AccountMenu />
    </header>
  );
}
