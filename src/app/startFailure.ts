/**
 * Shows that the console could not start, for example because config.json is invalid or the browser lacks a
 * required function. It uses plain DOM and English, because the texts and React may not have loaded.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const page = document.createElement('main');
  page.className = 'page-notice alert alert-danger';
  const title = document.createElement('h1');
  title.className = 'h4';
  title.textContent = 'The console could not start';
  const explanation = document.createElement('p');
  explanation.textContent =
    'Reload the page. If this continues, send this message to the operator of the console:';
  const details = document.createElement('pre');
  details.className = 'failure-body';
  details.textContent = message;
  const reload = document.createElement('button');
  reload.className = 'btn btn-primary';
  reload.textContent = 'Reload page';
  reload.addEventListener('click', () => window.location.reload());
  page.append(title, explanation, details, reload);
  root.replaceChildren(page);
}
