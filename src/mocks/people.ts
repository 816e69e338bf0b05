import type { Grant, Permissions } from '#domain/permissions.ts';

/** A person who can sign in at the simulated issuer. */
export interface SimulatedPerson {
  sub: string;
  name: string;
  email: string;
  role: string;
  /** The person's abilities, for the sign-in page. */
  abilities: string;
  permissions: Permissions;
}

const EVERYTHING = ['read:order', 'create:order', 'update:order', 'update:claim', 'remediate:order'];
const FULFILLER_EVERYTHING = ['read:order', 'update:order', 'read:profile'];

function grants(identifiers: readonly string[], permissions: readonly string[]): Grant[] {
  return identifiers.map((identifier) => ({ identifier, permissions: [...permissions] }));
}

export const PEOPLE = {
  staff: {
    sub: 'auth0|5f1e9a3c0b7d42006e1c8a01',
    name: 'Sanne Verbeek',
    email: 'sanne.verbeek@simulated.example',
    role: 'Platform support staff',
    abilities: 'Reads and changes every order of every merchant and fulfiller.',
    permissions: {
      merchants: grants(['*'], EVERYTHING),
      fulfillers: grants(['*'], FULFILLER_EVERYTHING),
      groups: ['support'],
    },
  },
  merchantOperator: {
    sub: 'auth0|5f1e9a3c0b7d42006e1c8a02',
    name: 'Tom Adler',
    email: 'tom.adler@acme-print.example',
    role: 'Merchant operator of Acme Print and Fotoboek Direct',
    abilities: 'Reads, reorders, changes and claims orders of two merchants.',
    permissions: {
      merchants: grants(
        ['acme-print', 'fotoboek-direct'],
        ['read:order', 'create:order', 'update:order', 'update:claim'],
      ),
      fulfillers: [],
      groups: ['merchant-operators'],
    },
  },
  fulfillerOperator: {
    sub: 'auth0|5f1e9a3c0b7d42006e1c8a03',
    name: 'Joost Hendriks',
    email: 'joost.hendriks@printworksvenlo.example',
    role: 'Fulfiller operator of Printworks Venlo',
    abilities: "Sees this fulfiller's items without prices, and updates their status.",
    permissions: {
      merchants: [],
      fulfillers: grants(['k3vd81mq0z'], FULFILLER_EVERYTHING),
      groups: ['fulfiller-operators'],
    },
  },
  developer: {
    sub: 'auth0|5f1e9a3c0b7d42006e1c8a04',
    name: 'Priya Raman',
    email: 'priya.raman@simulated.example',
    role: 'Developer of the platform',
    abilities: 'Reads and updates every order, and sees the developer tools.',
    permissions: {
      merchants: grants(['*'], ['read:order', 'update:order']),
      fulfillers: grants(['*'], ['read:order', 'read:profile']),
      groups: ['developers'],
    },
  },
  viewer: {
    sub: 'auth0|5f1e9a3c0b7d42006e1c8a05',
    name: 'Lena Brandt',
    email: 'lena.brandt@simulated.example',
    role: 'Viewer of five merchants',
    abilities: 'Reads orders, and changes nothing.',
    permissions: {
      merchants: grants(
        ['acme-print', 'druckwerk-sued', 'kartenzauber', 'northwind-cards', 'blue-heron-press'],
        ['read:order'],
      ),
      fulfillers: [],
      groups: [],
    },
  },
  nobody: {
    sub: 'auth0|5f1e9a3c0b7d42006e1c8a06',
    name: 'Noor Idrissi',
    email: 'noor.idrissi@simulated.example',
    role: 'New colleague',
    abilities: 'Has no permission yet.',
    permissions: { merchants: [], fulfillers: [], groups: [] },
  },
} as const satisfies Record<string, SimulatedPerson>;
export type PersonName = keyof typeof PEOPLE;

/**
 * The names of programs that use the platform, by client ID. The client directory returns them
 * (docs/platform/client-directory.md).
 */
export const CLIENTS: Readonly<Record<string, string>> = {
  'n3Qd81vLz0mRk7Yp@clients': 'Acme web shop connector',
  'w8Hc52tXq4sJb6Fe@clients': 'Order replay service',
};

const BY_SUB = new Map<string, SimulatedPerson>(Object.values(PEOPLE).map((person) => [person.sub, person]));

export function personOf(sub: string): SimulatedPerson | null {
  return BY_SUB.get(sub) ?? null;
}
