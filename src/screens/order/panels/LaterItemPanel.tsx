import type { ComponentType } from 'react';
import { CancellationsPanel } from './cancellations/CancellationsPanel.tsx';
import { ChangesPanel } from './changes/ChangesPanel.tsx';
import { EventsPanel } from './events/EventsPanel.tsx';
import type { PanelId, PanelProps } from './panels.ts';
import { RelatedPanel } from './related/RelatedPanel.tsx';
import { ShipmentsPanel } from './shipments/ShipmentsPanel.tsx';
import { StatusPanel } from './status/StatusPanel.tsx';

export type LaterPanelId = Exclude<PanelId, 'details'>;

const COMPONENTS: Readonly<Record<LaterPanelId, ComponentType<PanelProps>>> = {
  status: StatusPanel,
  events: EventsPanel,
  cancellations: CancellationsPanel,
  changes: ChangesPanel,
  shipments: ShipmentsPanel,
  related: RelatedPanel,
};

/** A panel of an item. The code of the panels is loaded after the items. */
export function LaterItemPanel({ id, ...props }: PanelProps & { id: LaterPanelId }) {
  const Panel = COMPONENTS[id];
  return <Panel {...props} />;
}
