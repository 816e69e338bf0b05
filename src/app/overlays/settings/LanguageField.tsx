import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import { LANGUAGES, type Language } from '#domain/people/languages.ts';

interface LanguageFieldProps {
  hint?: string | null;
  value: Language;
  onChange: (language: Language) => void;
}

/** Lists each language under its own name, so that users who read only that language find it. */
export function LanguageField({ hint = null, value, onChange }: LanguageFieldProps) {
  const { t } = useTranslation('preferences');
  return (
    <SelectField
      label={t('language.label')}
      hint={hint}
      value={value}
      options={LANGUAGES}
      name={(language) => t(`language.${language}`)}
      lang={(language) => language}
      onChange={onChange}
    />
  );
}
