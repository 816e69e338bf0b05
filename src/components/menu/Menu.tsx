import './menu.css';
import type { ReactNode } from 'react';
import type { ShortcutId } from '#domain/console/shortcuts.ts';
import { Button, type ButtonStyle } from '../Button.tsx';
import { useShortcuts } from '../keyboard/useCommands.ts';
import { useMenuPlacement } from './useMenuPlacement.ts';
import { useMenuState } from './useMenuState.ts';

interface MenuProps extends Pick<ButtonStyle, 'variant' | 'size'> {
  /** The accessible name of the button. */
  label: string;
  button: ReactNode;
  className?: string;
  shortcut?: ShortcutId;
  /** Why the menu has no entries, shown in their place. Null if the menu has entries. */
  disabledReason?: string | null;
  /** Returns the entries. Called only while the menu is open. `close` closes the menu. */
  children: (close: () => void) => ReactNode;
}

export function Menu(props: MenuProps) {
  const { label, button, className = '', variant = 'bar', size, shortcut, children } = props;
  const { disabledReason = null } = props;
  const { isOpen, close, openByKey, ...menu } = useMenuState();
  useMenuPlacement(isOpen, menu.openerProps.ref, menu.panelProps.ref);
  useShortcuts(shortcut ? { [shortcut]: openByKey } : {});
  return (
    <div className={`menu ${className}`} {...menu.rootProps}>
      <Button
        variant={variant}
        size={size}
        aria-label={label}
        aria-disabled={disabledReason !== null || undefined}
        title={disabledReason ?? label}
        {...menu.openerProps}
      >
        {button}
      </Button>
      {/* R575: screen readers read the name when the panel of fields gets the focus. */}
      {/* biome-ignore lint/a11y/useSemanticElements: most panels are no part of a form, as a fieldset is */}
      <div role="group" aria-label={label} className="menu-panel" hidden={!isOpen} {...menu.panelProps}>
        {isOpen && (disabledReason ?? children(close))}
      </div>
    </div>
  );
}
