import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import { THEMES, type Theme } from '#domain/people/themes.ts';

export function ThemeField({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const { t } = useTranslation('preferences');
  return (
    <SelectField
      label={t('theme.label')}
      value={value}
      options={THEMES}
      name={(theme) => t(`theme.${theme}`)}
      onChange={onChange}
    />
  );
}
