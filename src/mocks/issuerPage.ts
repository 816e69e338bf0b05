import { createLocalIssuerStore } from './browserStore.ts';
import { type Authorization, authorize, endSessionLocation, type PersonChoice } from './issuer/authorize.ts';

const SESSION = 'session';
const LIFETIME_S = 3600;

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

function draw(root: HTMLElement, title: string, ...content: Node[]): void {
  document.title = title;
  const heading = element('h1', 'h3 mb-3', title);
  root.replaceChildren(element('main', 'container py-5', heading, ...content));
}

function choiceButton({ name, person }: PersonChoice, onChoose: () => void): HTMLElement {
  const button = element(
    'button',
    'list-group-item list-group-item-action',
    element('span', 'fw-semibold d-block', person.name),
    element('span', 'd-block', person.role),
    element('span', 'd-block text-body-secondary small', person.can),
  );
  button.type = 'button';
  button.dataset.person = name;
  button.addEventListener('click', onChoose);
  return element('li', 'list-unstyled', button);
}

function drawPicker(
  root: HTMLElement,
  { people, cancelHref }: Extract<Authorization, { kind: 'pick' }>,
  go: (href: string) => void,
): void {
  const note = element('p', 'text-body-secondary', 'Choose who you are. Everything here is made up.');
  const rows = people.map((choice) => choiceButton(choice, () => go(choice.href)));
  const cancel = element('button', 'btn btn-link px-0 mt-3', 'Cancel');
  cancel.type = 'button';
  cancel.addEventListener('click', () => go(cancelHref));
  draw(root, 'Sign in to the simulated platform', note, element('ul', 'list-group ps-0', ...rows), cancel);
}

/**
 * The issuer's own pages in the browser: service workers do not see navigations, so the console's page plays the
 * issuer under its address. Draws the sign-in page, or leaves at once where there is nothing to ask.
 */
export async function showIssuerPage(root: HTMLElement, url: URL): Promise<void> {
  const store = createLocalIssuerStore(localStorage);
  const [issuerUrl = '', page] = url.href.split('?')[0]?.split(/\/(?=[^/]*$)/) ?? [];
  const issuer = { issuerUrl, now: Date.now, lifetimeS: LIFETIME_S, store };

  async function visit(request: URL): Promise<void> {
    const result = await authorize(issuer, request, store.read(SESSION));
    if (result.kind === 'pick') drawPicker(root, result, (href) => void visit(new URL(href)));
    else if (result.kind === 'refuse')
      draw(root, 'Sign-in is not possible', element('p', '', result.message));
    else {
      store.write(SESSION, result.sub);
      window.location.replace(result.location);
    }
  }

  if (page !== 'end_session') return visit(url);
  store.write(SESSION, null);
  const location = endSessionLocation(url);
  if (location === null) draw(root, 'Signed out', element('p', '', 'You are signed out.'));
  else window.location.replace(location);
}
