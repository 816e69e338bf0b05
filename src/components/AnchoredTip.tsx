import './anchoredTip.css';
import { useEffect, useId } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Tooltip from 'react-bootstrap/Tooltip';

/** A visible tooltip, which describes `target` and appears beside `anchor`. */
export interface ShownTip {
  target: HTMLElement;
  anchor: HTMLElement;
  lines: readonly string[];
}

/** A tooltip that describes a control, with one fact on each line. */
export function AnchoredTip({ tip: { target, anchor, lines } }: { tip: ShownTip }) {
  const id = useId();
  useEffect(() => {
    // A control that contains the anchor already has the full text, so a description would repeat it.
    if (anchor !== target && target.contains(anchor)) return;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) target.setAttribute('aria-describedby', before);
      else target.removeAttribute('aria-describedby');
    };
  }, [target, anchor, id]);
  return (
    <Overlay show target={anchor} placement="bottom-start" transition={false}>
      <Tooltip id={id} className="anchored-tip">
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and none ever moves
            <li key={index}>{line}</li>
          ))}
        </ul>
      </Tooltip>
    </Overlay>
  );
}
