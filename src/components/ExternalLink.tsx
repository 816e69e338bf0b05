import type { ComponentProps, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { webUrl } from '#domain/links/links.ts';
import { Icon } from './Icon.tsx';

/** R545: a link that opens a new tab, which has no access to this one (noopener, noreferrer). */
export function NewTabLink({ children, ...link }: ComponentProps<'a'>) {
  const { t } = useTranslation('shell');
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      {/* Keeps the icon on the same line as the last word. */}
      {'\u00a0'}
      <Icon name="box-arrow-up-right" className="icon-small" />
      <span className="visually-hidden">{t('opensInNewTab')}</span>
    </a>
  );
}

interface ExternalLinkProps {
  /** Only an absolute http or https URL becomes a link. For any other value, the content is plain text. */
  href: string | null;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link to another site. */
export function ExternalLink({ href, children, ...link }: ExternalLinkProps) {
  const url = webUrl(href);
  if (url === null) return <span className="text-break">{children}</span>;
  return (
    <NewTabLink {...link} href={url}>
      {children}
    </NewTabLink>
  );
}
