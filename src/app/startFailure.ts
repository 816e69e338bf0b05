/**
 * The console could not even start: a wrong config.json, a browser without what it needs. Plain DOM and
 * English, because neither the texts nor React may have arrived.
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
    'Reload the page. If this stays, tell whoever runs the console what it says here:';
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
