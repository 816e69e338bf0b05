import './collapsibleTools.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useMenuState } from '#components/menu/useMenuState.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** R106: whether the list's tools are in a menu. The width is the one in collapsibleTools.css. */
export function useHasToolsMenu(): boolean {
  return useMediaQuery('(width < 80rem)');
}

/**
 * R106: on a narrow page, a button opens the list's tools; on wider ones they are side by side. They are
 * always rendered, because their shortcuts must always work.
 */
export function CollapsibleTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation('table');
  const { rootProps, openerProps, panelProps } = useMenuState();
  return (
    <div className="tools-menu" {...rootProps}>
      <Button size="sm" className="tools-menu-button" {...openerProps}>
        <Icon name="three-dots" /> {t('tools')}
      </Button>
      <div className="tools-menu-list" {...panelProps}>
        {children}
      </div>
    </div>
  );
}
