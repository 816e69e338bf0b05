import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Command } from '#components/keyboard/commandRegistry.ts';
import { CommandContext } from '#components/keyboard/useCommands.ts';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { delayedSynonyms } from '#components/status/statusSynonyms.ts';
import { canSelectAnyOrders } from '#domain/bulk/bulkPermissions.ts';
import { lookUp } from '#domain/byKey.ts';
import { SHORTCUTS, type ShortcutId } from '#domain/console/shortcuts.ts';
import { isUsableShortcut } from '#domain/console/usableShortcuts.ts';
import { LANGUAGES } from '#domain/people/languages.ts';
import { THEMES } from '#domain/people/themes.ts';
import { RECENT_PERIODS } from '#domain/search/periods.ts';
import { criteriaWithFilters, RECOMMENDED_SEARCHES } from '#domain/search/recommendedSearches.ts';
import { DEFAULT_CRITERIA, type SearchCriteria } from '#domain/search/searchCriteria.ts';
import { formatPeriod, searchPath } from '#domain/search/searchUrl.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { selectCanSearch, selectPermissions } from '#store/people/userSelectors.ts';
import type { OverlayProps } from '../../shell/overlay/overlays.ts';

/** Shortcuts that make no sense in the palette, such as those that need the focus in a row of the list. */
const NOT_OFFERED: readonly ShortcutId[] = [
  'openPalette',
  'leaveField',
  'send',
  'nextRow',
  'previousRow',
  'openRow',
  'openRowInNewTab',
  'selectRow',
  'copyId',
  'nextItem',
  'previousItem',
  'openItem',
  // The focus returns from the palette to where it was.
  'focusMessages',
];

/** R31: search words for a command that opens delayed orders. The first one, the label, ranks highest. */
function useDelayedKeywords(): (label: string) => string[] {
  const { t } = useTranslation('filters');
  return (label) => [label, ...delayedSynonyms(t)];
}

/** The commands and shortcuts of the components on screen: those on an order, such as its actions, and others. */
export function useScreenCommands(): { onOrder: Command[]; others: Command[] } {
  const { t } = useTranslation('keys');
  const delayedKeywords = useDelayedKeywords();
  const registry = useContext(CommandContext);
  const permissions = useAppSelector(selectPermissions);
  const canSearch = useAppSelector(selectCanSearch);
  const bound = SHORTCUTS.filter(
    ({ id }) =>
      registry.handler(id) !== undefined &&
      !NOT_OFFERED.includes(id) &&
      isUsableShortcut(id, permissions, canSearch),
  );
  const toCommand = ({ id, keys }: (typeof bound)[number]): Command => ({
    id: `shortcut/${id}`,
    icon: 'keyboard',
    label: t(`shortcut.${id}`),
    keywords: id === 'showDelayed' ? delayedKeywords(t(`shortcut.${id}`)) : [],
    run: () => registry.handler(id)?.(),
    keys,
  });
  return {
    onOrder: [...registry.commands(), ...bound.filter(({ scope }) => scope === 'order').map(toCommand)],
    others: bound.filter(({ scope }) => scope !== 'order').map(toCommand),
  };
}

/**
 * Commands that open a saved search, a recommended search, or a search for a recent period (S2.31 to S2.33).
 */
export function useSearchCommands(): Command[] {
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
    icon: 'search',
    label,
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
  const pathTo = useOrderPath();
  const { opened, loaded } = useAppSelector((state) => state.orders);
  return opened
    .filter((orderId) => lookUp(loaded, orderId))
    .map((orderId) => ({
      id: `order/${orderId}`,
      icon: 'clock-history',
      label: t('palette.recentOrder', { id: orderId }),
      run: () => void navigate(pathTo(orderId)),
    }));
}

/** Commands that open another overlay and have no shortcut. R484: runs only for people who can start one. */
export function useOverlayCommands(onOpen: OverlayProps['onOpen']): Command[] {
  const { t } = useTranslation('shell');
  const permissions = useAppSelector(selectPermissions);
  if (!canSelectAnyOrders(permissions)) return [];
  return [
    {
      id: 'overlay/recentRuns',
      icon: 'layers',
      label: t('recentRuns'),
      run: () => onOpen('recentRuns'),
    },
  ];
}

export function useSettingsCommands(): Command[] {
  const { t } = useTranslation(['keys', 'preferences']);
  const dispatch = useAppDispatch();
  const { language, theme } = useAppSelector((state) => state.settings);
  return [
    ...LANGUAGES.filter((code) => code !== language).map((code) => ({
      id: `language/${code}`,
      icon: 'translate' as const,
      label: t('palette.language', { language: t(`preferences:language.${code}`) }),
      run: () => void dispatch(preferencesChanged({ language: code })),
    })),
    ...THEMES.filter((one) => one !== theme).map((one) => ({
      id: `theme/${one}`,
      icon: 'circle-half' as const,
      label: t('palette.theme', { theme: t(`preferences:theme.${one}`) }),
      run: () => void dispatch(preferencesChanged({ theme: one })),
    })),
  ];
}
