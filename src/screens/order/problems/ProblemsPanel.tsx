import './problems.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { useNow } from '#components/time/useNow.ts';
import { shortId } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { countProblemItems } from '#domain/order/problems.ts';
import { reorderIds } from '#domain/order/relatedResources.ts';
import { useReorderReports } from '../useReorderReports.ts';
import { ProblemRow } from './ProblemRow.tsx';
import { useOrderProblems } from './useOrderProblems.ts';

/**
 * R124: links to the reorders that the claims, complaints and events of the order report, so that nobody
 * reorders the same items again. Renders nothing if there are no reorders.
 */
function KnownReorders({ order: { orderId } }: { order: Order }) {
  const { t } = useTranslation('order');
  const orderPath = useOrderPath();
  const { claims, events } = useReorderReports(orderId);
  const ids = reorderIds(claims, events);
  if (ids.length === 0) return null;
  return (
    <p className="mb-2 text-break">
      {t('problems.reordered')}{' '}
      {ids.map((id) => (
        <Link key={id} to={orderPath(id)} title={id} className="me-2">
          <code>{shortId(id)}</code>
        </Link>
      ))}
    </p>
  );
}

/** The maximum number of problems shown initially, unless only one more would be hidden. */
const SHOWN_AT_FIRST = 5;

const REMEDY = '.problem-remedy :is(button:not([aria-disabled=true]), a)';

/** S2.73: the problems with their items, delays and remedies. Renders nothing if there are none. */
export function ProblemsPanel({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const problems = useOrderProblems(order);
  const list = useRef<HTMLUListElement>(null);
  const remedy = () => {
    const first = list.current?.querySelector<HTMLElement>(REMEDY);
    first?.focus();
    first?.click();
  };
  useShortcuts(problems.length > 0 ? { remedy } : {});
  if (problems.length === 0) return null;
  const isWhole = showsAll || problems.length === SHOWN_AT_FIRST + 1;
  const shown = isWhole ? problems : problems.slice(0, SHOWN_AT_FIRST);
  return (
    // R125: after a remedy, the focus must not move to the next one, which the next press of Enter would start.
    <section className="problems-panel" aria-labelledby="problems-title" data-focus-after="#problems-title">
      <h2 className="h6" id="problems-title" tabIndex={-1}>
        <Icon name="exclamation-octagon-fill" />{' '}
        {t('problems.titleWithCount', { count: countProblemItems(problems) })}
      </h2>
      <KnownReorders order={order} />
      <ul className="problems list-unstyled d-grid mb-0" ref={list}>
        {shown.map((problem) => (
          <ProblemRow key={problem.key} order={order} problem={problem} now={now} />
        ))}
      </ul>
      {shown.length < problems.length && (
        <Button variant="inline" onClick={() => setShowsAll(true)}>
          {t('problems.showAll', { count: problems.length })}
        </Button>
      )}
    </section>
  );
}
