import './copyStatus.css';
import { useTranslation } from 'react-i18next';
import type { ShortcutId } from '#domain/console/shortcuts.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';
import { useShortcuts } from '../keyboard/useCommands.ts';
import { type CopyState, useCopy } from './useCopy.ts';

const STATE_ICONS = {
  copied: 'check-circle-fill',
  failed: 'exclamation-triangle-fill',
} as const satisfies Record<Exclude<CopyState, 'idle'>, IconName>;

/** The result of copying, shown beside the button. Nothing is shown if `text` is ''. */
export function CopyStatus({ text }: { text: string }) {
  return (
    <span className="copy-said" role="status">
      {text && <span className="copy-said-text">{text}</span>}
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
      <Button
        variant="icon"
        className="btn-link"
        aria-label={label}
        title={said || label}
        onClick={() => copy(text)}
      >
        <Icon name={state === 'idle' ? icon : STATE_ICONS[state]} />
      </Button>
      <CopyStatus text={said} />
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
      <CopyButton text={id} label={t('copy', { what: idKind })} />
    </span>
  );
}
