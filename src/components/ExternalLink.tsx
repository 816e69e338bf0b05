import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { webUrl } from '#domain/links/links.ts';
import { Icon } from './Icon.tsx';

interface ExternalLinkProps {
  /** Only an absolute http or https URL becomes a link. For any other value, the content is plain text. */
  href: string | null;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link that opens another site in a new tab, which has no access to this one (noopener, noreferrer). */
export function ExternalLink({ href, className = '', ref, children }: ExternalLinkProps) {
  const { t } = useTranslation('shell');
  const url = webUrl(href);
  if (url === null) return <span className="text-break">{children}</span>;
  return (
    <a ref={ref} href={url} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      {/* Keeps the icon on the same line as the last word. */}
      {'\u00a0'}
      <Icon name="box-arrow-up-right" className="icon-small" />
      <span className="visually-hidden">{t('opensInNewTab')}</span>
    </a>
  );
}
