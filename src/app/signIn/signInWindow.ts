import type { i18n } from 'i18next';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import type { Session } from './session.ts';

/**
 * Ends a sign-in in a separate window: another tab adopts the session, and the window closes. Until then, a
 * page explains how to continue. The page uses plain DOM, because the console is not rendered in this window.
 */
export async function endSignInWindow(root: HTMLElement, session: Session, texts: i18n): Promise<void> {
  const adopted = (await session.loadSignInFlow()).handOver();
  await texts.loadNamespaces('signIn');
  const t = texts.getFixedT(null, 'signIn');
  document.documentElement.lang = texts.language;
  const page = document.createElement('main');
  page.className = 'page-notice';
  const title = document.createElement('h1');
  title.className = 'h4';
  title.textContent = t('signInWindow.title');
  const text = document.createElement('p');
  text.textContent = t('signInWindow.text');
  const link = document.createElement('a');
  link.href = SEARCH_PATH;
  link.textContent = t('signInWindow.open');
  page.append(title, text, link);
  root.replaceChildren(page);
  document.title = t('signInWindow.title');
  await adopted;
  window.close();
}
