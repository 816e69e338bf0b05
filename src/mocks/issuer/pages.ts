import type { Authorization } from './authorize.ts';
import type { SubscriptionAuth } from './subscriptionAuth.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

export function pickerHtml({ people, cancelHref }: Extract<Authorization, { kind: 'pick' }>): string {
  const rows = people.map(
    ({ person, href }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(person.name)}</a> – ${escapeHtml(person.role)}. ${escapeHtml(person.abilities)}</li>`,
  );
  return htmlPage(
    'Sign in to the simulated platform',
    `<ul>${rows.join('')}</ul><p><a href="${escapeHtml(cancelHref)}">Cancel</a></p>`,
  );
}

export function subscriptionHtml({
  allowHref,
  cancelHref,
}: Extract<SubscriptionAuth, { kind: 'ask' }>): string {
  const links = `<a href="${escapeHtml(allowHref)}">Allow</a> <a href="${escapeHtml(cancelHref)}">Cancel</a>`;
  return htmlPage(
    'Allow email alerts',
    `<p>May the platform send you emails about orders?</p><p>${links}</p>`,
  );
}

export function signedOutHtml(): string {
  return htmlPage('Signed out', '<p>You are signed out of the simulated platform.</p>');
}
