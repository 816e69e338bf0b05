import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function nameOf(key: string): string {
  if (!key.startsWith('mod+')) return key;
  const name = key.slice('mod+'.length);
  return `${isMac ? '⌘' : 'Ctrl'} ${name.length === 1 ? name.toUpperCase() : name}`;
}

/** The keys of a shortcut, which the user presses one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('keys');
  return (
    <span className="keys">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ` ${t('sequence')} `}
          <kbd>{nameOf(key)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
