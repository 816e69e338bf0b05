import './button.css';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

/**
 * Bootstrap's variants and the console's own. `inline` is a link inside a line of text. `icon` and `bar` have
 * only an icon and need a name (`IconButton`).
 */
export type ButtonVariant =
  | 'primary'
  | 'danger'
  | 'outline-primary'
  | 'outline-secondary'
  | 'outline-danger'
  | 'link'
  | 'inline'
  | 'icon'
  | 'bar';

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | undefined;
  className?: string | undefined;
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {}

/** The classes of a button, also for links that look like one. */
export function buttonClass({ variant = 'outline-secondary', size, className = '' }: ButtonStyle): string {
  const link = variant === 'inline' ? 'btn-link ' : '';
  return `btn ${link}btn-${variant}${size ? ' btn-sm' : ''} ${className}`.trimEnd();
}

/** A button. It submits its form only with `type="submit"`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...props} />;
}

interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  icon: IconName;
  /** The accessible name, which is also shown on hover unless there is a `title`. */
  label: string;
}

/** A button with only an icon. */
export function IconButton({ icon, label, variant = 'icon', children, ...button }: IconButtonProps) {
  return (
    <Button variant={variant} aria-label={label} title={label} {...button}>
      <Icon name={icon} />
      {children}
    </Button>
  );
}
