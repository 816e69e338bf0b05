import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Returns a function that names a key or a combination of keys as on keyboards for the user's language. */
function useKeyName(): (key: string) => string {
  const { t } = useTranslation('keys');
  const named = (key: string) => {
    if (key === 'Escape') return t('key.escape');
    return key === 'Enter' ? t('key.enter') : key;
  };
  return (key) => {
    if (!key.startsWith('mod+')) return named(key);
    const name = key.slice('mod+'.length);
    return `${isMac ? '⌘' : t('key.ctrl')} ${name.length === 1 ? name.toUpperCase() : named(name)}`;
  };
}

/** The keys of a shortcut, which the user presses in this order. */
export function ShortcutKeys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('keys');
  const nameOf = useKeyName();
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
