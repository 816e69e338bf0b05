import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { peekToggled } from '#store/searchSlice.ts';

/** Shows or hides the order one is at beside the list. */
export function PeekButton() {
  const { t } = useTranslation('table');
  const dispatch = useAppDispatch();
  const isPeeking = useAppSelector((state) => state.search.isPeeking);
  const toggle = () => dispatch(peekToggled());
  useShortcuts({ peek: toggle });
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm peek-button"
      aria-pressed={isPeeking}
      title={t('peek')}
      onClick={toggle}
    >
      <Icon name="layout-sidebar-reverse" /> {t('peek')}
    </button>
  );
}
