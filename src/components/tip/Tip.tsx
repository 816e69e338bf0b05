import './tip.css';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';

interface TipProps {
  /** The accessible name of the button, such as "About the search text". */
  label: string;
  icon?: IconName;
  children: ReactNode;
}

/** A small button with an explanation, which appears on hover or focus. Escape hides it. */
export function Tip({ label, icon = 'question-circle-fill', children }: TipProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!isShown) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsShown(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isShown]);
  return (
    <span className="tip" onPointerEnter={() => setIsShown(true)} onPointerLeave={() => setIsShown(false)}>
      <Button
        variant="icon"
        className="tip-button"
        aria-label={label}
        aria-describedby={isShown ? id : undefined}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onClick={() => setIsShown(true)}
      >
        <Icon name={icon} />
      </Button>
      {isShown && (
        <span className="tip-text" role="tooltip" id={id}>
          {children}
        </span>
      )}
    </span>
  );
}
