import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { canSelectAnyOrders } from '#domain/bulk/bulkPermissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { LanguageField } from '../../overlays/settings/LanguageField.tsx';
import { ThemeField } from '../../overlays/settings/ThemeField.tsx';
import { useRegionName } from '../../overlays/settings/useRegionName.ts';
import type { OverlayId } from '../overlay/overlays.ts';
import { SignOutButton } from './SignOutButton.tsx';

const ENTRIES = [
  { overlay: 'settings', icon: 'gear' },
  { overlay: 'recentRuns', icon: 'layers' },
  { overlay: 'palette', icon: 'command' },
  { overlay: 'keys', icon: 'keyboard' },
] as const satisfies readonly { overlay: OverlayId; icon: IconName }[];

function QuickChoices() {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const format = useFormat();
  const { language, regionalSettings, theme } = useAppSelector((state) => state.settings);
  const regionName = useRegionName();
  return (
    <div className="d-grid gap-2 mb-2">
      <LanguageField
        // R485: a new language may change them (R472).
        hint={format.labelled(t('region.label'), regionName(regionalSettings))}
        value={language}
        onChange={(chosen) => dispatch(preferencesChanged({ language: chosen }))}
      />
      <ThemeField value={theme} onChange={(chosen) => dispatch(preferencesChanged({ theme: chosen }))} />
    </div>
  );
}

interface AccountPanelProps {
  name: string;
  onOpen: (overlay: OverlayId) => void;
  onClose: () => void;
}

/** S2.13: the user's name, settings and sign-out. */
export function AccountPanel({ name, onOpen, onClose }: AccountPanelProps) {
  const { t } = useTranslation(['shell', 'preferences']);
  const hasRuns = canSelectAnyOrders(useAppSelector(selectPermissions));
  return (
    <>
      <p className="mb-2 text-break">{t('preferences:account.signedInAs', { name })}</p>
      <QuickChoices />
      <ul className="menu-entries my-2">
        {ENTRIES.filter(({ overlay }) => hasRuns || overlay !== 'recentRuns').map(({ overlay, icon }) => (
          <li key={overlay}>
            <button
              type="button"
              className="menu-entry"
              onClick={() => {
                onClose();
                onOpen(overlay);
              }}
            >
              <Icon name={icon} /> {t(overlay)}
            </button>
          </li>
        ))}
      </ul>
      <SignOutButton />
    </>
  );
}
