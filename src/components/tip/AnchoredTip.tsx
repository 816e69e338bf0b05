import './anchoredTip.css';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Tooltip from 'react-bootstrap/Tooltip';

/** A visible tooltip, which describes `target` and appears beside `anchor`. */
export interface ShownTip {
  target: HTMLElement;
  anchor: HTMLElement;
  lines: readonly string[];
}

/** How long the focus stays on a row before its tip appears, in milliseconds. */
const REST_MS = 700;

/** The default distance between a tooltip and its anchor, in pixels. */
const DISTANCE = 6;

/** Returns how far the anchor is below the top of its row, if the row has several lines, in pixels. */
function depthInRow(anchor: HTMLElement): number {
  const row = anchor.closest('.item-row, .split-row');
  return row ? anchor.getBoundingClientRect().top - row.getBoundingClientRect().top : 0;
}

/**
 * A tooltip that describes a control, with one fact on each line. R174: the tip of a row appears above the
 * row after `REST_MS`. It then covers none of the next rows while the user moves through a list.
 */
export function AnchoredTip({ tip }: { tip: ShownTip }) {
  const [rested, setRested] = useState<ShownTip | null>(null);
  const [gone, setGone] = useState<ShownTip | null>(null);
  // Browsers report no blur if the focused row is removed, for example by the next search.
  useLayoutEffect(() => {
    if (!tip.anchor.isConnected) setGone(tip);
  });
  const isOutside = !tip.target.contains(tip.anchor);
  useEffect(() => {
    if (!isOutside) return;
    const timer = setTimeout(() => setRested(tip), REST_MS);
    return () => clearTimeout(timer);
  }, [tip, isOutside]);
  return gone === tip || (isOutside && rested !== tip) ? null : <VisibleTip tip={tip} isAbove={isOutside} />;
}

function VisibleTip({ tip: { target, anchor, lines }, isAbove }: { tip: ShownTip; isAbove: boolean }) {
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
  // Above the whole cell or row, so that the row itself stays readable.
  const place = (isAbove && anchor.closest('td')) || anchor;
  return (
    <Overlay
      show
      flip
      target={place}
      placement={isAbove ? 'top-start' : 'bottom-start'}
      offset={[0, DISTANCE + (isAbove ? depthInRow(anchor) : 0)]}
      transition={false}
    >
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
