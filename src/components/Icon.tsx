import './icon.css';
import type { IconName } from './iconNames.ts';

interface IconProps {
  name: IconName;
  /** The icon's accessible name. Without a label, the icon is decorative. */
  label?: string;
  className?: string;
}

/** An icon from the page's sprite (scripts/iconSprite.ts), in the color and size of the surrounding text. */
export function Icon({ name, label, className = '' }: IconProps) {
  return (
    <svg
      className={`icon ${className}`}
      aria-hidden={label === undefined || undefined}
      aria-label={label}
      role={label && 'img'}
    >
      {label && <title>{label}</title>}
      <use href={`#icon-${name}`} />
    </svg>
  );
}
