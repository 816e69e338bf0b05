import type { PersonName } from '#mocks/people.ts';
import type { SimulatedService } from '#mocks/route.ts';
import type { SimulatedPlatform } from './simulated.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined if the text is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of every shape
  body: any;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls the simulated platform as a user, without the console's HTTP client. */
export function clientOf(platform: SimulatedPlatform, person: PersonName) {
  async function send(method: string, url: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url, {
      method,
      headers: { Authorization: `Bearer ${await platform.tokenFor(person)}`, 'X-Identity-Token': 'id' },
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }
  const urlOf = (service: SimulatedService, path: string) => `${platform.endpoints.baseUrl(service)}${path}`;
  return {
    get: (service: SimulatedService, path: string) => send('GET', urlOf(service, path)),
    post: (service: SimulatedService, path: string, body?: unknown) =>
      send('POST', urlOf(service, path), body),
    put: (service: SimulatedService, path: string, body: unknown) => send('PUT', urlOf(service, path), body),
    delete: (service: SimulatedService, path: string) => send('DELETE', urlOf(service, path)),
    follow: (href: string) => send('GET', href),
    /** Returns the IDs of the found orders, in the sequence of the response. */
    search: async (body: Record<string, unknown>): Promise<string[]> => {
      const answer = await send('POST', urlOf('order-manager', '/v2/ordersearch'), {
        pageSize: 100,
        offset: 0,
        ...body,
      });
      return answer.body.results.map((one: { order: { orderId: string } }) => one.order.orderId);
    },
  };
}
