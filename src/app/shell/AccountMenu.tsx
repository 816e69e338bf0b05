import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { Menu } from '#components/Menu.tsx';
import { LANGUAGES } from '#domain/languages.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectPerson } from '#store/selectors.ts';
import { signInRequested, signOutRequested } from '#store/sessionSlice.ts';
import { preferencesChanged, type Theme } from '#store/settingsSlice.ts';
import type { OverlayId } from './overlays.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const ENTRIES = [
  { overlay: 'settings', icon: 'gear' },
  { overlay: 'palette', icon: 'command' },
  { overlay: 'keys', icon: 'keyboard' },
] as const satisfies readonly { overlay: OverlayId; icon: IconName }[];

/** Language and theme are a glance away; the rest of the choices is in the settings. */
function QuickChoices() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { language, theme } = useAppSelector((state) => state.settings);
  return (
    <>
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
    </>
  );
}

interface AccountMenuProps {
  onOpen: (overlay: OverlayId) => void;
}

/** S2.13: who is signed in, what they may choose, and the way out; or the way in. */
export function AccountMenu({ onOpen }: AccountMenuProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const person = useAppSelector(selectPerson);
  if (!person) {
    return (
      <button
        type="button"
        className="btn btn-outline-primary btn-sm text-nowrap"
        onClick={() => dispatch(signInRequested({ returnPath: `${pathname}${search}` }))}
      >
        {t('signIn.button')}
      </button>
    );
  }
  return (
    <Menu
      label={t('account.menu', { name: person.name })}
      button={<Icon name="person-circle" />}
      className="menu-end"
    >
      {(close) => (
        <>
          <p className="mb-2 text-break">{t('account.signedInAs', { name: person.name })}</p>
          <QuickChoices />
          <ul className="menu-entries">
            {ENTRIES.map(({ overlay, icon }) => (
              <li key={overlay}>
                <button
                  type="button"
                  className="btn menu-entry"
                  onClick={() => {
                    close();
                    onOpen(overlay);
                  }}
                >
                  <Icon name={icon} /> {t(overlay)}
                </button>
              </li>
            ))}
          </ul>
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
