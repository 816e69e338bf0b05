function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  textContent: string,
) {
  return Object.assign(document.createElement(name), { className, textContent });
}

const RELOAD = 'Reload the page. If this continues, send this message to the operator of the console:';
const ALLOW_STORAGE = 'Allow this site to store data (cookies), and reload the page:';

/** R471: only a browser that lets no site store data throws this while the console starts. */
const STORAGE_ERROR = /^SecurityError/;

/**
 * Shows that the console could not start, for example because config.json is invalid or the browser lacks a
 * required function. It uses plain DOM and English, because the texts and React may not have loaded.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const page = element('main', 'page-notice alert alert-danger', '');
  const reload = element('button', 'btn btn-primary', 'Reload page');
  reload.addEventListener('click', () => window.location.reload());
  page.append(
    element('h1', 'h4', 'The console could not start'),
    element('p', '', STORAGE_ERROR.test(String(error)) ? ALLOW_STORAGE : RELOAD),
    element('pre', 'failure-body', error instanceof Error ? error.message : String(error)),
    reload,
  );
  root.replaceChildren(page);
}
