import './partyPopover.css';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/menu/Menu.tsx';

interface PartyPopoverProps {
  name: string;
  /** The label of the button. Without it, the name opens the popover and looks like a link. */
  text: string | undefined;
  /** Describes the button that contains only the name. */
  openText: string;
  children: ReactNode;
}

export function PartyPopover({ name, text, openText, children }: PartyPopoverProps) {
  return (
    <Menu
      className="popover-menu"
      variant={text ? 'outline-secondary' : 'inline'}
      size={text ? 'sm' : undefined}
      label={text ? `${text} ${name}` : openText}
      button={
        text ? (
          <>
            <Icon name="envelope" /> {text}
          </>
        ) : (
          <>
            {name}
            <Icon name="info-circle-fill" />
          </>
        )
      }
    >
      {() => children}
    </Menu>
  );
}
