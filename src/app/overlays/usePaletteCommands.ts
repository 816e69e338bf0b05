import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Command } from '#components/keyboard/commandRegistry.ts';
import { CommandContext } from '#components/keyboard/useCommands.ts';
import { delayedSynonyms } from '#components/statusSynonyms.ts';
import { lookUp } from '#domain/byKey.ts';
import { SHORTCUTS, type ShortcutId } from '#domain/console/shortcuts.ts';
import { orderPath } from '#domain/paths.ts';
import { LANGUAGES } from '#domain/people/languages.ts';
import { THEMES } from '#domain/people/themes.ts';
import { RECENT_PERIODS } from '#domain/search/periods.ts';
import { criteriaWithFilters, RECOMMENDED_SEARCHES } from '#domain/search/recommendedSearches.ts';
import { DEFAULT_CRITERIA, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { formatPeriod, searchPath } from '#domain/search/searchUrl.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import type { OverlayProps } from '../shell/overlays.ts';

/** Shortcuts that make no sense in the palette, such as those that move through a list. */
const NOT_OFFERED: readonly ShortcutId[] = [
  'openPalette',
  'leaveField',
  'send',
  'nextRow',
  'previousRow',
  'openRow',
  'nextItem',
  'previousItem',
  'openItem',
];

/** A command with further words by which the palette finds it. */
type KeywordCommand = Command & { keywords?: readonly string[] };

/** R31: search words for a command that opens delayed orders. The first one, the label, ranks highest. */
function useDelayedKeywords(): (label: string) => string[] {
  const { t } = useTranslation('filters');
  return (label) => [label, ...delayedSynonyms(t)];
}

/** The shortcuts and commands of the components on screen, such as an order's actions. */
export function useScreenCommands(): (KeywordCommand & { keys: readonly string[] })[] {
  const { t } = useTranslation('keys');
  const delayedKeywords = useDelayedKeywords();
  const registry = useContext(CommandContext);
  const bound = SHORTCUTS.filter(
    ({ id }) => registry.handler(id) !== undefined && !NOT_OFFERED.includes(id),
  ).map(({ id, scope, keys }) => ({
    id: `shortcut/${id}`,
    group: scope === 'order' ? ('order' as const) : ('go' as const),
    icon: 'keyboard' as const,
    label: t(`shortcut.${id}`),
    keywords: id === 'showDelayed' ? delayedKeywords(t(`shortcut.${id}`)) : [],
    disabledReason: null,
    run: () => registry.handler(id)?.(),
    keys,
  }));
  return [...registry.commands().map((command) => ({ ...command, keys: [] })), ...bound];
}

/**
 * Commands that open a saved search, a recommended search, or a search for a recent period (S2.31 to S2.33).
 */
export function useSearchCommands(): KeywordCommand[] {
  const { t } = useTranslation('search');
  const format = useFormat();
  const navigate = useNavigate();
  const delayedKeywords = useDelayedKeywords();
  const saved = useAppSelector((state) => state.settings.savedSearches);
  const toCommand = (
    id: string,
    label: string,
    criteria: SearchCriteria,
    columns: readonly string[] | null = null,
  ): Command => ({
    id: `search/${id}`,
    group: 'search',
    icon: 'search',
    label,
    disabledReason: null,
    run: () => void navigate(searchPath(criteria, columns)),
  });
  return [
    ...saved.map(({ name, criteria, columns }) => toCommand(`saved/${name}`, name, criteria, columns)),
    ...RECOMMENDED_SEARCHES.map(({ id, filters }) => {
      const command = toCommand(id, t(`recommended.${id}`), criteriaWithFilters(filters));
      return id === 'missedSla' ? { ...command, keywords: delayedKeywords(command.label) } : command;
    }),
    ...RECENT_PERIODS.map((period) =>
      toCommand(
        formatPeriod(period),
        format.labelled(t('start.recent'), t(`period.${period.unit}`, { count: period.value })),
        { ...DEFAULT_CRITERIA, period },
      ),
    ),
  ];
}

/** Commands that open the most recently opened orders, latest first. */
export function useRecentOrderCommands(): Command[] {
  const { t } = useTranslation('keys');
  const navigate = useNavigate();
  const { opened, loaded } = useAppSelector((state) => state.orders);
  return opened
    .filter((orderId) => lookUp(loaded, orderId))
    .map((orderId) => ({
      id: `order/${orderId}`,
      group: 'go',
      icon: 'clock-history',
      label: t('palette.recentOrder', { id: orderId }),
      disabledReason: null,
      run: () => void navigate(orderPath(orderId)),
    }));
}

/** Commands that open another overlay and have no shortcut. */
export function useOverlayCommands(onOpen: OverlayProps['onOpen']): Command[] {
  const { t } = useTranslation('shell');
  return [
    {
      id: 'overlay/recentRuns',
      group: 'go',
      icon: 'layers',
      label: t('recentRuns'),
      disabledReason: null,
      run: () => onOpen('recentRuns'),
    },
  ];
}

export function useSettingsCommands(): Command[] {
  const { t } = useTranslation(['keys', 'preferences']);
  const dispatch = useAppDispatch();
  const { language, theme } = useAppSelector((state) => state.settings);
  const base = { group: 'settings', disabledReason: null } as const;
  return [
    ...LANGUAGES.filter((code) => code !== language).map((code) => ({
      ...base,
      id: `language/${code}`,
      icon: 'translate' as const,
      label: t('palette.language', { language: t(`preferences:language.${code}`) }),
      run: () => void dispatch(preferencesChanged({ language: code })),
    })),
    ...THEMES.filter((one) => one !== theme).map((one) => ({
      ...base,
      id: `theme/${one}`,
      icon: 'circle-half' as const,
      label: t('palette.theme', { theme: t(`preferences:theme.${one}`) }),
      run: () => void dispatch(preferencesChanged({ theme: one })),
    })),
  ];
}
