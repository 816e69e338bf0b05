import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import {
  SHIPMENT_STATUSES,
  shownShipmentStatus,
  TRACKING_STATUSES,
} from '#domain/delivery/shipmentStatus.ts';
import { CHANGE_REQUEST_STATES } from '#domain/event/changeRequest.ts';
import {
  EVENT_FIELDS,
  EVENT_TYPES,
  type EventFact,
  type EventField,
  type OrderEvent,
} from '#domain/event/event.ts';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { ERROR_HINTS } from '#domain/item/errorHints.ts';
import { HISTORY_STEPS } from '#domain/item/history.ts';
import { PRINT_JOB_STATUSES } from '#domain/item/printJob.ts';
import { LANGUAGES, type Language } from '#domain/people/languages.ts';
import { CHANGE_REQUEST_TYPES } from '#domain/search/searchCriteria.ts';
import { PLATFORM_EVENT_TYPES } from '#mocks/data/eventTypes.ts';
import { PrintJobLabel } from '#screens/order/facts/printJob.tsx';
import { ChangeRequestCard } from '#screens/order/panels/changes/ChangeRequestCard.tsx';
import { ChangeRequestDetailsView } from '#screens/order/panels/changes/ChangeRequestTable.tsx';
import { EventEntry } from '#screens/order/panels/events/EventEntry.tsx';
import { HintNote } from '#screens/order/panels/HintNote.tsx';
import { ShipmentStatusLabel } from '#screens/order/panels/shipments/ShipmentStatusLabel.tsx';
import { HistoryTable } from '#screens/order/panels/status/HistoryTable.tsx';
import { IS_DEEP } from '#test/depth.ts';
import { anOrder } from '#test/domainBuilders.ts';
import { aChange, anEvent, aPeriod, fact, flag } from '#test/panelBuilders.ts';
import { renderPart, textsFor } from '#test/renderPart.tsx';

/**
 * Matches a raw key such as 'title.platformAccepted' or 'panels:tab.status', which shows if its text is
 * missing.
 */
const RAW_KEY =
  /\b[a-z]+[A-Za-z]*:[a-z]\w*\.\w+|\b(title|detail|field|filter|changes|shipments|printJob|step)\.\w+/;

/** A value for every event field that the console knows, of the kind that the field is parsed as. */
const EVERY_FIELD: EventFact[] = Object.entries(EVENT_FIELDS).map(([name, kind]): EventFact => {
  const field = name as EventField;
  switch (kind) {
    case 'number':
      return { kind, field, value: 1234 };
    case 'flag':
      return { kind, field, value: true };
    case 'list':
      return { kind, field, value: ['foil stamping'] };
    case 'links':
      return { kind, field, value: [{ href: 'https://production.example/1', name: 'Production' }] };
    case 'packages':
      return {
        kind,
        field,
        value: [
          {
            trackingId: '',
            trackingUrl: '',
            trackingStatus: 'IN-TRANSIT',
            items: [{ itemId: 'M-1', quantity: 2 }],
          },
        ],
      };
    default:
      return { kind, field, value: kind === 'date' ? '2026-11-24T17:00:00Z' : 'platform' };
  }
});

function aRow(event: OrderEvent, delivery: EventRow['delivery'] = { state: 'notReceived' }): EventRow {
  return { key: '1', event, delivery, actor: '', haystack: '' };
}

/**
 * Events of every type, and one without a type. A type with several wordings is included once more for each
 * of them.
 */
const EVENTS: OrderEvent[] = [
  ...EVENT_TYPES.map((type) => anEvent(type, { facts: EVERY_FIELD })),
  anEvent('fulfillerRejected', { facts: [fact('fulfillerName', 'Venlo')] }),
  anEvent('fulfillerRejected', { facts: [fact('additionalInfo', 'Prepress')] }),
  anEvent('fulfillerRejected', { facts: [flag('handledByPlatform', true)] }),
  anEvent('fulfillerRejected', { eventDate: '2018-01-01T00:00:00.000Z' }),
  anEvent('documentReviewApproved', { facts: [fact('subType', 'auto')] }),
  anEvent('documentReviewApproved', { facts: [fact('subType', 'manual')] }),
  anEvent('changeResponse', { facts: [fact('status', 'accepted', 'state')] }),
  anEvent('changeResponse', { facts: [fact('status', 'rejected', 'state')] }),
  anEvent('unspecified'),
  anEvent('', { eventDate: null, eventId: '', itemId: '', fake: true }),
];

/** `test/house/texts.test.ts` checks that each text is there in every language, with its placeholders. */
const LISTED = IS_DEEP ? LANGUAGES : (['en'] as const);
const NOTHING = () => undefined;

function openEntry(row: EventRow, key: number) {
  return (
    <EventEntry
      key={key}
      order={anOrder()}
      row={row}
      isOpen
      isMarked={false}
      isSelected={false}
      showItem
      onOpen={NOTHING}
      onToggle={NOTHING}
    />
  );
}

test('S4.32 to S4.41: the console knows every event type of the platform', () => {
  expect(new Set<string>(EVENT_TYPES)).toEqual(new Set(PLATFORM_EVENT_TYPES));
});

describe.each(LISTED)('in %s', (language: Language) => {
  let setting: Awaited<ReturnType<typeof textsFor>>;
  beforeAll(async () => {
    setting = await textsFor(language, ['events', 'panels', 'hints', 'order', 'item', 'status', 'shell']);
  });

  function expectWritten(): void {
    expect(setting.missing).toEqual([]);
    expect(document.body.textContent).not.toMatch(RAW_KEY);
    expect(document.body.textContent).not.toContain('{{');
  }

  test('every event type has a text, with each of its fields', async () => {
    await renderPart(
      EVENTS.map((event, index) => openEntry(aRow(event), index)),
      setting,
    );
    expect(screen.getAllByRole('article')).toHaveLength(EVENTS.length);
    expectWritten();
    const titles = screen
      .getAllByRole('article')
      .map((article) => within(article).getByRole('button', { expanded: true }).textContent);
    for (const [index, title] of titles.entries()) {
      expect(title).not.toBe('');
      // No type is shown by its raw name.
      if (EVENTS[index]?.eventType !== '') expect(title).not.toBe(EVENTS[index]?.eventType);
    }
    // Two types with the same text would be indistinguishable.
    expect(new Set(titles.slice(0, EVENT_TYPES.length)).size).toBe(EVENT_TYPES.length);
  });

  test('every delivery state has a text', async () => {
    const states: EventRow['delivery'][] = [
      { state: 'received', at: '2026-11-24T17:00:00.000Z' },
      { state: 'received', at: null },
      { state: 'notReceived' },
      { state: 'notApplicable' },
    ];
    await renderPart(
      states.map((delivery, index) => openEntry(aRow(anEvent('platformAccepted'), delivery), index)),
      setting,
    );
    expectWritten();
  });

  test('every change request type has a text in every state', async () => {
    const states = [...CHANGE_REQUEST_STATES, '', 'thinkingAboutIt'];
    const changes = CHANGE_REQUEST_TYPES.flatMap((changeType) =>
      states.map((state) => aChange({ changeType, state }).request),
    );
    const pickup = aChange();
    pickup.details = {
      state: 'loaded',
      address: null,
      pickupPoint: { address: { ...EMPTY_ADDRESS, street1: 'Parcel shop' }, url: 'https://shops.example/1' },
    };
    const lost = aChange();
    lost.details = { state: 'missingAddress', href: 'https://delivery.example/1' };
    await renderPart(
      <>
        {[...changes, aChange({ changeType: 'colour' }).request].map((request, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <ChangeRequestCard key={index} request={request} itemId="item-1" />
        ))}
        <ChangeRequestDetailsView change={aChange({}, 'Kade 7')} />
        <ChangeRequestDetailsView change={pickup} />
        <ChangeRequestDetailsView change={lost} />
      </>,
      setting,
    );
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(changes.length);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expectWritten();
  });

  test('every shipment and print job state has a text', async () => {
    const { container } = await renderPart(
      <>
        {TRACKING_STATUSES.map((tracking) => (
          <ShipmentStatusLabel key={tracking} shown={shownShipmentStatus([tracking])} />
        ))}
        {PRINT_JOB_STATUSES.map((status) => (
          <PrintJobLabel key={status} status={status} />
        ))}
      </>,
      setting,
    );
    const labels = [...container.querySelectorAll('.status-label')].map((label) => label.textContent?.trim());
    expect(labels).toHaveLength(TRACKING_STATUSES.length + PRINT_JOB_STATUSES.length);
    expect(new Set(labels.slice(0, TRACKING_STATUSES.length)).size).toBe(TRACKING_STATUSES.length);
    expect(new Set(labels.slice(TRACKING_STATUSES.length)).size).toBe(PRINT_JOB_STATUSES.length);
    for (const raw of [...TRACKING_STATUSES, ...SHIPMENT_STATUSES, ...PRINT_JOB_STATUSES]) {
      expect(labels).not.toContain(raw);
    }
    expectWritten();
  });

  test('every history step and every hint has a text', async () => {
    const steps = HISTORY_STEPS.map((name, index) => ({
      id: String(index),
      row: { entry: aPeriod(name), start: null, end: null, isRunning: false, steps: [] },
      isStep: true,
    }));
    const details: Record<(typeof ERROR_HINTS)[number], string> = {
      drawing: 'Drawing Failed: image',
      quoterFile: 'Quoter file is missing',
      surfaceSpec: 'Surface specification not found',
      report: 'Report generation failed',
      prepress: 'Prepress failed',
      pricing: 'Missing price',
      setup: 'SKU is not set up',
      address: 'Invalid address',
      transmission: '503 Service Unavailable',
      timeout: 'Timeout',
    };
    await renderPart(
      <>
        <HistoryTable rows={steps} open={new Set()} selected={null} onToggle={NOTHING} />
        {ERROR_HINTS.map((hint) => (
          <HintNote key={hint} items={[]} detail={details[hint]} />
        ))}
      </>,
      setting,
    );
    expect(screen.getAllByRole('complementary')).toHaveLength(ERROR_HINTS.length);
    for (const name of HISTORY_STEPS) expect(screen.queryByText(name)).not.toBeInTheDocument();
    expectWritten();
  });
});
