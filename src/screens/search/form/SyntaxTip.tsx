import './syntaxTip.css';
import { useTranslation } from 'react-i18next';
import { Tip } from '#components/tip/Tip.tsx';

/** Examples for S5.6. The platform's syntax is the same in all languages. */
const EXAMPLES = [
  { text: '4711', meaning: 'exact' },
  { text: 'ana ruiz', meaning: 'any' },
  { text: '"business cards"', meaning: 'phrase' },
  { text: 'VP-100*', meaning: 'wildcard' },
  { text: '+ruiz +cards', meaning: 'must' },
  { text: 'ruiz -test', meaning: 'mustNot' },
] as const;

export function SyntaxTip() {
  const { t } = useTranslation('results');
  return (
    <Tip label={t('syntax.label')}>
      <span className="d-block mb-1 fw-semibold">{t('syntax.title')}</span>
      {EXAMPLES.map(({ text, meaning }) => (
        <span key={text} className="syntax-example">
          <code>{text}</code> <span>{t(`syntax.${meaning}`)}</span>
        </span>
      ))}
    </Tip>
  );
}
