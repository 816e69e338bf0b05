import './button.css';
import type { ComponentProps } from 'react';

const VARIANTS = {
  primary: 'btn-primary',
  danger: 'btn-danger',
  'outline-primary': 'btn-outline-primary',
  'outline-secondary': 'btn-outline-secondary',
  'outline-danger': 'btn-outline-danger',
  link: 'btn-link',
  /** A link inside a line of text. */
  inline: 'btn-link btn-inline',
  /** An icon alone. The button needs an `aria-label`. */
  icon: 'btn-icon',
  'icon-link': 'btn-link btn-icon',
  /** An icon alone, in the top bar. */
  bar: 'btn-bar',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | undefined;
  className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {}

/** The classes of a button, also for links that look like one. */
export function buttonClass({ variant = 'outline-secondary', size, className }: ButtonLook): string {
  return ['btn', VARIANTS[variant], size && 'btn-sm', className].filter(Boolean).join(' ');
}

/** A button. It submits its form only with `type="submit"`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...props} />;
}
