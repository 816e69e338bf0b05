import { AddressBlock } from '#components/address/AddressBlock.tsx';
import { ContactLines } from '#components/address/ContactLines.tsx';
import { CopyableId, CopyButton } from '#components/copy/CopyButton.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { ICON_NAMES } from '#components/iconNames.ts';
import { JsonView } from '#components/JsonView.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { DueFactText } from '#components/status/DueFactText.tsx';
import { StatusLabel } from '#components/status/StatusLabel.tsx';
import { Thumbnail } from '#components/Thumbnail.tsx';
import { TitledSection } from '#components/TitledSection.tsx';
import { TextWithDates } from '#components/time/TextWithDates.tsx';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import { PIPELINE } from '#domain/item/itemStatus.ts';
import { componentPart } from './componentPart.ts';
import { ADDRESS, CURRENT_TIME, DUE_FACTS, HOSTILE_TEXT, JSON_DATA } from './exampleData.ts';
import type { Part } from './part.ts';

const NO_STATUS = {
  type: 'routing',
  partial: false,
  subStatus: null,
  isSuspended: false,
  isOnHold: false,
  previousType: null,
  isFinished: false,
} as const;

export const FACT_PARTS: readonly Part[] = [
  componentPart('icons', {
    full: () => ICON_NAMES.map((name) => <Icon key={name} name={name} label={name} className="m-1" />),
  }),
  componentPart('status', {
    full: () =>
      PIPELINE.map((type) => (
        <p key={type}>
          <StatusLabel status={{ ...NO_STATUS, type }} tone="neutral" withStep />
        </p>
      )),
    empty: () => <StatusLabel status={{ ...NO_STATUS, type: 'unknown' }} tone="neutral" />,
    failed: () => <StatusLabel status={{ ...NO_STATUS, isSuspended: true }} tone="danger" />,
    hostile: () => (
      <StatusLabel status={{ ...NO_STATUS, partial: true, isOnHold: true }} tone="warning" withStep />
    ),
  }),
  componentPart('due', {
    full: () =>
      DUE_FACTS.map((fact) => (
        <p key={fact.kind}>
          <DueFactText fact={fact} current={CURRENT_TIME} />
        </p>
      )),
  }),
  componentPart('text-with-dates', {
    full: () => <TextWithDates text="Promised for 2026-11-29, moved to 2026-12-04." />,
    hostile: () => <TextWithDates text={`${HOSTILE_TEXT} 2026-11-29`} />,
  }),
  componentPart('address', {
    full: () => <AddressBlock address={ADDRESS} />,
    empty: () => <AddressBlock address={EMPTY_ADDRESS} />,
    hostile: () => <AddressBlock address={{ ...ADDRESS, firstName: HOSTILE_TEXT, street1: HOSTILE_TEXT }} />,
  }),
  componentPart('contact', {
    full: () => <ContactLines phone="+34 91 123 45 67" email="ana@acme.example" />,
    empty: () => <ContactLines phone="" email="" />,
    hostile: () => <ContactLines phone={HOSTILE_TEXT} email={'ana@acme.example?bcc=all@acme.example'} />,
  }),
  componentPart('copy', {
    full: () => (
      <p>
        4711-0815 <CopyableId id="4711-0815" idKind="order ID" />{' '}
        <CopyButton text="4711-0815" label="Copy link" />
      </p>
    ),
    empty: () => <CopyableId id="" idKind="order ID" />,
    hostile: () => (
      <p>
        <CopyableId id={HOSTILE_TEXT} idKind={HOSTILE_TEXT} />{' '}
        <CopyButton text={HOSTILE_TEXT} label={HOSTILE_TEXT} />
      </p>
    ),
  }),
  componentPart('link', {
    full: () => <ExternalLink href="https://claims.example">Claims</ExternalLink>,
    empty: () => <ExternalLink href={null}>Claims</ExternalLink>,
    hostile: () => <ExternalLink href="https://claims.example/%3Cscript%3E">{HOSTILE_TEXT}</ExternalLink>,
  }),
  componentPart('section', {
    full: () => (
      <TitledSection title="Related items" level={3}>
        <p>4711-0815</p>
      </TitledSection>
    ),
    hostile: () => (
      <TitledSection title={HOSTILE_TEXT} level={3}>
        {HOSTILE_TEXT}
      </TitledSection>
    ),
  }),
  componentPart('json', {
    full: () => <JsonView data={JSON_DATA} label="Order" isOpen />,
    empty: () => <JsonView data={{}} label="Order" isOpen />,
    hostile: () => <JsonView data={{ [HOSTILE_TEXT]: HOSTILE_TEXT }} label="Order" isOpen />,
  }),
  componentPart('skeleton', { loading: () => <Skeleton label="Loading…" lines={4} /> }),
  componentPart('thumbnail', {
    full: () => <Thumbnail src="/favicon.svg" alt="Front of the mug" none="No preview" />,
    failed: () => <Thumbnail src="/parts/no-such-image.png" alt="Front of the mug" none="No preview" />,
    empty: () => <Thumbnail src="" alt="Front of the mug" none="No preview" />,
    hostile: () => <Thumbnail src="javascript:alert(1)" alt={HOSTILE_TEXT} none={HOSTILE_TEXT} />,
  }),
];
