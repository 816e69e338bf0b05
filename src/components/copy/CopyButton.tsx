import './copyStatus.css';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ShortcutId } from '#domain/console/shortcuts.ts';
import { IconButton } from '../Button.tsx';
import type { IconName } from '../iconNames.ts';
import { useShortcuts } from '../keyboard/useCommands.ts';
import { type Copying, type CopyState, useCopy } from './useCopy.ts';

const STATE_ICONS = {
  copied: 'check-circle-fill',
  failed: 'exclamation-triangle-fill',
} as const satisfies Record<Exclude<CopyState, 'idle'>, IconName>;

/**
 * The result of copying. A failure is shown at the bottom of the window (R547), because what surrounds the button
 * would clip its long text.
 */
export function CopyStatus({ state, said }: Omit<Copying, 'copy'>) {
  return (
    <span className="copy-said" role="status">
      {state === 'copied' && <span className="copy-said-text">{said}</span>}
      {state === 'failed' &&
        createPortal(
          <p className="copy-failed" role="alert">
            {said}
          </p>,
          document.body,
        )}
    </span>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  icon?: IconName;
  /** The shortcut that copies the text too. */
  shortcut?: ShortcutId;
}

export function CopyButton({ text, label, icon = 'copy', shortcut }: CopyButtonProps) {
  const { state, said, copy } = useCopy();
  useShortcuts(shortcut ? { [shortcut]: () => copy(text) } : {});
  return (
    <>
      <IconButton
        icon={state === 'idle' ? icon : STATE_ICONS[state]}
        label={label}
        title={said || label}
        className="btn-link"
        onClick={() => copy(text)}
      />
      <CopyStatus state={state} said={said} />
    </>
  );
}

interface CopyableIdProps {
  id: string;
  /** The kind of ID, for the button's label. */
  idKind: string;
}

export function CopyableId({ id, idKind }: CopyableIdProps) {
  const { t } = useTranslation('shell');
  return (
    <span className="copy-id">
      <code>{id}</code>
      {/* R585: a page can contain several IDs of the same kind. */}
      <CopyButton text={id} label={t('copy', { what: `${idKind} ${id}` })} />
    </span>
  );
}
