import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { CopyStatus } from './CopyStatus.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import { type CopyOutcome, useCopy } from './useCopy.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  icon?: IconName;
}

const OUTCOME_ICONS = {
  copied: 'check-circle-fill',
  failed: 'exclamation-triangle-fill',
} as const satisfies Record<Exclude<CopyOutcome, 'idle'>, IconName>;

export function CopyButton({ text, label, icon = 'copy' }: CopyButtonProps) {
  const { t } = useTranslation('shell');
  const { outcome, copy } = useCopy();
  const said = { idle: '', copied: t('copied'), failed: t('copyFailed') }[outcome];
  return (
    <>
      <Button
        variant="icon"
        className="btn-link"
        aria-label={label}
        title={said || label}
        onClick={() => copy(text)}
      >
        <Icon name={outcome === 'idle' ? icon : OUTCOME_ICONS[outcome]} />
      </Button>
      <CopyStatus text={said} />
    </>
  );
}
