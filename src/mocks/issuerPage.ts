import { createLocalIssuerStore, createWriteStore } from './browserStore.ts';
import { type Authorization, authorize, endSessionLocation, type PersonChoice } from './issuer/authorize.ts';
import { authorizeSubscription, type SubscriptionAuth, subscriberKey } from './issuer/subscriptionAuth.ts';
import type { Issuer } from './issuer/tokens.ts';
import { dayOf } from './saved.ts';

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

function plainButton(label: string, className: string, onClick: () => void): HTMLElement {
  const button = element('button', className, label);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

function choiceButton({ name, person }: PersonChoice, onChoose: () => void): HTMLElement {
  const button = element(
    'button',
    'list-group-item list-group-item-action',
    element('span', 'fw-semibold d-block', person.name),
    element('span', 'd-block', person.role),
    element('span', 'd-block text-body-secondary small', person.abilities),
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
  const cancel = plainButton('Cancel', 'btn btn-link px-0 mt-3', () => go(cancelHref));
  draw(root, 'Sign in to the simulated platform', note, element('ul', 'list-group ps-0', ...rows), cancel);
}

function drawSubscription(
  root: HTMLElement,
  { allowHref, cancelHref }: Extract<SubscriptionAuth, { kind: 'ask' }>,
  go: (href: string) => void,
): void {
  const note = element('p', '', 'May the platform send you emails about orders?');
  const buttons = [
    plainButton('Allow', 'btn btn-primary me-2', () => go(allowHref)),
    plainButton('Cancel', 'btn btn-outline-secondary', () => go(cancelHref)),
  ];
  draw(root, 'Allow email alerts', note, ...buttons);
}

function refuse(root: HTMLElement, message: string): void {
  draw(root, 'This is not possible', element('p', '', message));
}

async function authorizePage(root: HTMLElement, url: URL, issuer: Issuer): Promise<void> {
  const result = await authorize(issuer, url, issuer.store.read(SESSION));
  const visit = (href: string) => void authorizePage(root, new URL(href), issuer);
  if (result.kind === 'pick') drawPicker(root, result, visit);
  else if (result.kind === 'refuse') refuse(root, result.message);
  else {
    issuer.store.write(SESSION, result.sub);
    window.location.replace(result.location);
  }
}

function endSessionPage(root: HTMLElement, url: URL, { store }: Issuer): void {
  store.write(SESSION, null);
  const location = endSessionLocation(url);
  if (location === null) draw(root, 'Signed out', element('p', '', 'You are signed out.'));
  else window.location.replace(location);
}

async function subscriptionPage(root: HTMLElement, url: URL, { store }: Issuer): Promise<void> {
  const session = store.read(SESSION);
  const result = authorizeSubscription(url, session);
  if (result.kind === 'refuse') return refuse(root, result.message);
  if (result.kind === 'ask') return drawSubscription(root, result, (href) => window.location.assign(href));
  if (result.isAllowed) {
    const writes = await createWriteStore();
    await writes.keep({ key: `documents/${subscriberKey(session ?? '')}`, value: true }, dayOf(Date.now()));
  }
  window.location.replace(result.location);
}

/**
 * Renders the issuer's pages in the browser. The service worker does not intercept navigations, so the
 * console's page acts as the issuer under the issuer's URL.
 */
export async function showIssuerPage(root: HTMLElement, url: URL): Promise<void> {
  const [issuerUrl = '', page] = url.href.split('?')[0]?.split(/\/(?=[^/]*$)/) ?? [];
  const store = createLocalIssuerStore(localStorage);
  const issuer: Issuer = { issuerUrl, now: Date.now, lifetimeS: LIFETIME_S, store };
  if (page === 'end_session') endSessionPage(root, url, issuer);
  else if (page === 'subscription_auth') await subscriptionPage(root, url, issuer);
  else await authorizePage(root, url, issuer);
}
