import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readEntries } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { createReader, flag, id, linkedObject, list, text } from '#api/http/lenient.ts';
import { readLink } from '#api/http/readLink.ts';
import { encodedPath } from '#api/http/url.ts';
import type { SupportedProcess } from '#domain/event/cancellation.ts';
import type { UnmetExpectation } from '#domain/item/item.ts';
import type { RemediationStep } from '#domain/item/remediation.ts';
import { firstLink } from '#domain/links/links.ts';

const WireProcess = v.object({ expectationCode: id, supported: flag });
const WireStep = linkedObject({ title: text, description: text });
const WireSteps = v.object({ steps: list(WireStep) });
const WireExpectation = linkedObject({ expectationCode: text, name: text, failedReason: text });

function toStep({ title, description, _links }: v.InferOutput<typeof WireStep>): RemediationStep {
  return { title, description, documentationUrl: firstLink(_links, 'documentation')?.href ?? '' };
}

export function fulfillmentExpectationsClient(http: Http) {
  return {
    /** A fulfillment configuration's processes, and whether each is supported (S7.13); empty for a 404. */
    support: (fulfillmentConfigurationUrl: string, options: ReadOptions = {}): Promise<SupportedProcess[]> =>
      http.request({
        service: 'fulfillment-expectations',
        path: '/v4/views/support',
        query: { fulfillmentConfigurationUrl },
        absent: [],
        read: (body) => readEntries(body, 'processes', WireProcess),
        ...options,
      }),

    /** The expectation that an item links to; null if it no longer exists (S7.14: a 404 is ignored). */
    expectation: (href: string, options: ReadOptions = {}): Promise<UnmetExpectation | null> =>
      readLink<UnmetExpectation | null>(
        http,
        href,
        createReader(WireExpectation, ({ _links, ...same }) => ({ ...same, links: _links })),
        { absent: null, ...options },
      ),

    /** The steps that resolve an unmet expectation; empty if none is known (S7.14: a 404 is ignored). */
    remediationSteps: (expectationCode: string, options: ReadOptions = {}): Promise<RemediationStep[]> =>
      http.request<RemediationStep[]>({
        service: 'fulfillment-expectations',
        path: encodedPath`/v1/remediationStep/${expectationCode}`,
        absent: [],
        read: createReader(WireSteps, ({ steps }) => steps.map(toStep)),
        ...options,
      }),
  };
}
