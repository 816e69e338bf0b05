import { Button } from '#components/Button.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { SortableList } from '#components/form/SortableList.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import {
  RemediationFields,
  ReorderOptionFields,
  ReorderWarnings,
} from '#components/reorder/ReorderFields.tsx';
import { Tip } from '#components/tip/Tip.tsx';
import type { ReorderOptions } from '#domain/actions/reorderPlan.ts';
import { componentPart } from './componentPart.ts';
import { HOSTILE_TEXT, noop } from './exampleData.ts';
import type { Part } from './part.ts';

const REORDER_OPTIONS: ReorderOptions = { keepDates: true, newIdentifiers: true, unlink: false };

const select = (options: readonly string[], hint: string | null) => (
  <SelectField
    label="Size"
    hint={hint}
    value={options[0] ?? ''}
    options={options}
    name={(option) => option}
    onChange={noop}
  />
);

const sortable = (entries: readonly string[]) => (
  <SortableList
    label="Columns"
    entries={entries}
    nameOf={(entry) => entry}
    keyOf={(entry) => entry}
    onMove={noop}
  >
    {(entry) => <span className="text-break">{entry}</span>}
  </SortableList>
);

export const CONTROL_PARTS: readonly Part[] = [
  componentPart('menu', {
    full: () => (
      <Menu label="Order actions" button="Actions">
        {(close) => (
          <Button variant="link" onClick={close}>
            Cancel order
          </Button>
        )}
      </Menu>
    ),
    empty: () => (
      <Menu label="Order actions" button="Actions" disabledReason="You have no permission to change orders.">
        {() => null}
      </Menu>
    ),
    hostile: () => (
      <Menu label={HOSTILE_TEXT} button={HOSTILE_TEXT}>
        {() => HOSTILE_TEXT}
      </Menu>
    ),
  }),
  componentPart('tip', {
    full: () => <Tip label="About the search text">Quotes find the exact words.</Tip>,
    hostile: () => <Tip label={HOSTILE_TEXT}>{HOSTILE_TEXT}</Tip>,
  }),
  componentPart('check-field', {
    full: () => (
      <CheckField label="Cancel the originals" hint="As far as possible." checked onChange={noop} />
    ),
    empty: () => <CheckField label="Cancel the originals" checked={false} onChange={noop} />,
    hostile: () => <CheckField label={HOSTILE_TEXT} checked={false} onChange={noop} />,
  }),
  componentPart('text-field', {
    full: () => <TextField label="Reason" hint="The merchant reads it." value="Wrong size" onChange={noop} />,
    empty: () => <TextField label="Reason" problem="Enter a reason." value="" onChange={noop} />,
    hostile: () => (
      <TextField label={HOSTILE_TEXT} problem={HOSTILE_TEXT} rows={2} value={HOSTILE_TEXT} onChange={noop} />
    ),
  }),
  componentPart('select-field', {
    full: () => select(['Small', 'Large'], 'The size on the shelf.'),
    empty: () => select([''], null),
    hostile: () => select([HOSTILE_TEXT], HOSTILE_TEXT),
  }),
  componentPart('sortable-list', {
    full: () => sortable(['Status', 'Promised', 'Merchant']),
    empty: () => sortable([]),
    hostile: () => sortable([HOSTILE_TEXT, 'Status']),
  }),
  componentPart('reorder-options', {
    full: () => <ReorderOptionFields options={REORDER_OPTIONS} onChange={noop} />,
  }),
  componentPart('reorder-remediation', {
    full: () => <RemediationFields options={{ cancelOriginals: true, clearAlerts: false }} onChange={noop} />,
  }),
  componentPart('reorder-warnings', {
    full: () => <ReorderWarnings itemCount={1_000} options={REORDER_OPTIONS} />,
    empty: () => <ReorderWarnings itemCount={1} options={{ ...REORDER_OPTIONS, keepDates: false }} />,
  }),
];
