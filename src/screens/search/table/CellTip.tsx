import { useEffect, useId } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Tooltip from 'react-bootstrap/Tooltip';
import type { ShownTip } from './useCellTip.ts';

/** The values behind a cell's button, one line each. */
export function CellTip({ tip: { target, lines } }: { tip: ShownTip }) {
  const id = useId();
  useEffect(() => {
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, id]);
  return (
    <Overlay show target={target} placement="bottom-start" transition={false}>
      <Tooltip id={id} className="cell-tooltip">
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and none ever moves
            <li key={index}>{line}</li>
          ))}
        </ul>
      </Tooltip>
    </Overlay>
  );
}
