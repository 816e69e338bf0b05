import './overlays.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { SHORTCUT_SCOPES, SHORTCUTS, type ShortcutScope } from '#domain/console/shortcuts.ts';
import { isUsableShortcut } from '#domain/console/usableShortcuts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCanSearch, selectPermissions } from '#store/people/userSelectors.ts';
import { areLettersShortcuts, setLettersShortcuts } from '../input/letterShortcuts.ts';
import type { OverlayProps } from '../shell/overlay/overlays.ts';
import { ShortcutKeys } from './ShortcutKeys.tsx';

function ScopeTable({ scope }: { scope: ShortcutScope }) {
  const { t } = useTranslation('keys');
  const permissions = useAppSelector(selectPermissions);
  const canSearch = useAppSelector(selectCanSearch);
  const rows = SHORTCUTS.filter(
    (shortcut) => shortcut.scope === scope && isUsableShortcut(shortcut.id, permissions, canSearch),
  );
  if (rows.length === 0) return null;
  return (
    <table className="table table-sm keys-table">
      <caption>{t(`scope.${scope}`)}</caption>
      <tbody>
        {rows.map(({ id, keys }) => (
          <tr key={id}>
            <th scope="row">{t(`shortcut.${id}`)}</th>
            <td>
              <ShortcutKeys keys={keys} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Lists the shortcuts that the user can use, and contains the checkbox that turns single-letter shortcuts off
 * (WCAG 2.1.4).
 */
export function ShortcutsDialog({ onClose }: OverlayProps) {
  const { t } = useTranslation('keys');
  const [isOn, setIsOn] = useState(areLettersShortcuts);
  const [isStored, setIsStored] = useState(true);
  const change = (next: boolean) => {
    setIsStored(setLettersShortcuts(next));
    setIsOn(next);
  };
  return (
    <DetailModal title={t('title')} onClose={onClose} size="lg">
      <p>{t('intro')}</p>
      <div className="mb-3">
        <CheckField label={t('letters')} checked={isOn} onChange={change} />
      </div>
      {!isStored && (
        <Notice severity="warning" isPolite>
          {t('lettersUnsaved')}
        </Notice>
      )}
      <div className="keys-scopes">
        {SHORTCUT_SCOPES.map((scope) => (
          <ScopeTable key={scope} scope={scope} />
        ))}
      </div>
    </DetailModal>
  );
}
