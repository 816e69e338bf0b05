import '../overlays.css';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogBody } from '#components/dialog/Dialog.tsx';
import { FormFooter } from '#components/dialog/FormFooter.tsx';
import { RestoredNote } from '#components/dialog/RestoredNote.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { ID_FORMATS, isIdFormat } from '#domain/identifiers.ts';
import type { Preferences } from '#domain/people/preferences.ts';
import { useDraft } from '#store/console/useDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { preferencesChanged, withRegion } from '#store/people/settingsSlice.ts';
import type { OverlayProps } from '../../shell/overlay/overlays.ts';
import { LanguageField } from './LanguageField.tsx';
import { RegionField } from './RegionField.tsx';
import { StoredSettingsNotes } from './StoredSettingsNotes.tsx';
import { ThemeField } from './ThemeField.tsx';
import { ZoneField } from './ZoneField.tsx';

type Choices = Pick<Preferences, 'language' | 'regionalSettings' | 'userTimezone' | 'theme'> & {
  /** '' while no format is selected. The settings then cannot be saved (S5.12). */
  idFormat: Preferences['idFormat'] | '';
};

/**
 * S2.11: ID format, time zone, language, regional settings and theme. Choices take effect only when the user
 * saves them; until then they are a draft.
 */
export function SettingsDialog({ onClose }: OverlayProps) {
  const { t } = useTranslation(['preferences', 'shell']);
  const dispatch = useAppDispatch();
  const settings = useAppSelector((state) => state.settings);
  // The draft contains only the settings that the user changed here, because the others may change elsewhere
  // before the user saves the draft.
  const draft = useDraft<{ chosen: Partial<Choices> | null }>('settings', { chosen: null });
  const chosen = draft.value.chosen ?? {};
  const choices: Choices = { ...settings, ...withRegion(settings, chosen) };
  const change = (part: Partial<Choices>) =>
    draft.change((current) => ({ chosen: { ...current.chosen, ...part } }));
  const { idFormat } = choices;
  const handleSubmit = () => {
    const { idFormat: format, ...others } = chosen;
    if (format === '') return;
    dispatch(preferencesChanged({ ...others, ...(format && { idFormat: format }) }));
    draft.discard();
    onClose();
  };
  return (
    <Dialog title={t('title')} onClose={onClose} onSubmit={handleSubmit}>
      <DialogBody className="d-flex flex-column gap-3">
        <StoredSettingsNotes />
        {draft.isRestored && <RestoredNote onStartOver={draft.discard} />}
        <SelectField
          label={t('idFormat.label')}
          hint={t('idFormat.hint')}
          value={idFormat}
          options={['', ...ID_FORMATS]}
          name={(format) => (isIdFormat(format) ? t(`idFormat.${format}`) : t('idFormat.choose'))}
          onChange={(format) => change({ idFormat: format })}
        />
        <ZoneField value={choices.userTimezone} onChange={(userTimezone) => change({ userTimezone })} />
        <LanguageField value={choices.language} onChange={(language) => change({ language })} />
        <RegionField
          value={choices.regionalSettings}
          onChange={(regionalSettings) => change({ regionalSettings })}
        />
        <ThemeField value={choices.theme} onChange={(theme) => change({ theme })} />
      </DialogBody>
      <FormFooter
        submitLabel={t('save')}
        reason={idFormat === '' ? t('idFormat.required') : null}
        onClose={onClose}
      />
    </Dialog>
  );
}
