import { CheckField } from '#components/CheckField.tsx';
import { Menu } from '#components/Menu.tsx';
import { SortableList } from '#components/SortableList.tsx';
import { Tip } from '#components/Tip.tsx';
import { drawing } from './drawing.ts';
import { HOSTILE, nothing } from './drawingData.ts';
import type { Part } from './part.ts';

export const CONTROL_PARTS: readonly Part[] = [
  drawing('menu', {
    full: () => (
      <Menu label="Order actions" button="Actions">
        {(close) => (
          <button type="button" className="btn btn-link" onClick={close}>
            Cancel order
          </button>
        )}
      </Menu>
    ),
    failed: () => (
      <Menu label="Order actions" button="Actions" disabledReason="You have no permission to change orders.">
        {() => null}
      </Menu>
    ),
  }),
  drawing('tip', { full: () => <Tip label="About the search text">Quotes find the exact words.</Tip> }),
  drawing('check-field', {
    full: () => (
      <CheckField label="Cancel the originals" hint="As far as possible." checked onChange={nothing} />
    ),
    hostile: () => <CheckField label={HOSTILE} checked={false} onChange={nothing} />,
  }),
  drawing('sortable-list', {
    full: () => (
      <SortableList
        label="Columns"
        entries={['Status', 'Promised', 'Merchant']}
        nameOf={(entry) => entry}
        keyOf={(entry) => entry}
        onMove={nothing}
      >
        {(entry) => entry}
      </SortableList>
    ),
  }),
];
