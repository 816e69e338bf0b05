import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { useStatusName } from '#components/status/useStatusName.ts';
import { itemLabel, shortItemLabel } from '#domain/identifiers.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import {
  type OrderProblem,
  type ProblemAdvice,
  type ProblemItem,
  problemAdvice,
} from '#domain/order/problems.ts';
import { shortenLink } from '#domain/shorten.ts';
import { useAppSelector } from '#store/hooks.ts';
import { MenuEntry } from '../actions/ActionMenu.tsx';
import { useActionEntry, useChooseAction } from '../actions/useActionEntries.ts';
import { HintText } from '../facts/HintText.tsx';
import { IssueLine, IssueTime } from '../facts/IssueLine.tsx';
import { useOpenItems } from '../useOpenItems.ts';
import { type ProblemToolProps, RemedyButton } from './RemedyButton.tsx';

/**
 * A menu beside the remedy, with the action that clears the alerts. It is not a separate button, because it
 * applies only to problems that were resolved outside the console. Renders nothing if the user cannot clear
 * the alerts or if the remedy already does so.
 */
function ProblemMenu({ order, problem, subjectName }: ProblemToolProps) {
  const { t } = useTranslation('order');
  const { items, remedy } = problem;
  const [{ item }] = items;
  const isSingle = items.length === 1;
  const ofItem = isSingle ? item : null;
  const id = isSingle ? 'clearItemAlerts' : 'clearAlerts';
  const target = { items: items.map((one) => one.item.itemId), status: items[0].issue.status };
  const entry = useActionEntry(id, order, ofItem, isSingle ? undefined : target);
  const choose = useChooseAction();
  const canClear = items.some(({ issue }) => issue.clearable);
  if (!entry || !canClear || remedy === 'clearAlerts') return null;
  return (
    <Menu
      className="menu-end"
      size="sm"
      label={t('problems.menu', { problem: subjectName })}
      button={<Icon name="three-dots" />}
    >
      {(close) => (
        <ul className="menu-entries">
          <MenuEntry
            entry={entry}
            items={items.map((one) => one.item)}
            onChoose={() => {
              close();
              choose(entry);
            }}
          />
        </ul>
      )}
    </Menu>
  );
}

function OpenItemButton({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const { open } = useOpenItems();
  return (
    <Button variant="inline" className="text-start" onClick={() => open(item.itemId)}>
      <bdi>{shortenLink(item.productName || t('noName'))}</bdi>{' '}
      <code title={itemLabel(item, idFormat)}>{shortItemLabel(item, idFormat)}</code>
    </Button>
  );
}

interface AdviceProps {
  advice: ProblemAdvice;
  merchantId: string;
}

function Advice({ advice, merchantId }: AdviceProps) {
  const { t } = useTranslation(['order', 'panels']);
  switch (advice.kind) {
    case 'hint':
      return (
        <p className="problem-advice">
          <Icon name="lightbulb" /> <HintText hint={advice.hint} merchantId={merchantId} />
        </p>
      );
    case 'default':
    case 'ofMerchant':
      return <p className="problem-advice">{t(`panels:remedies.${advice.kind}.${advice.status}`)}</p>;
    default:
      return <p className="problem-advice">{t(`order:problems.${advice.kind}`)}</p>;
  }
}

/** S8.28: the hint for one of several items, whose hints differ. */
function HintOfItem({ problem, of }: { problem: OrderProblem; of: ProblemItem }) {
  const advice = problemAdvice({ ...problem, items: [of] });
  return advice?.kind === 'hint' && <Advice advice={advice} merchantId={of.item.merchantId} />;
}

interface FoldedProps {
  problem: OrderProblem;
  /** Whether the platform's messages differ between the items. If so, each item shows its own. */
  haveDifferentMessages: boolean;
  hasSharedHint: boolean;
  now: number;
}

/** The items that share the problem are rendered only while the list is open. */
function FoldedItems({ problem, haveDifferentMessages, hasSharedHint, now }: FoldedProps) {
  const { items } = problem;
  const { t } = useTranslation('order');
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <Button
        variant="inline"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} /> {t('problems.count', { count: items.length })}
      </Button>
      <ul id={listId} className="problem-items list-unstyled" hidden={!isOpen}>
        {isOpen &&
          items.map((one) => (
            <li key={one.item.itemId}>
              <OpenItemButton item={one.item} />
              {haveDifferentMessages ? (
                <ul className="list-unstyled mb-0">
                  <IssueLine issue={one.issue} now={now} />
                </ul>
              ) : (
                <IssueTime issue={one.issue} now={now} />
              )}
              {!hasSharedHint && <HintOfItem problem={problem} of={one} />}
            </li>
          ))}
      </ul>
    </>
  );
}

interface ProblemRowProps {
  order: Order;
  problem: OrderProblem;
  /** Epoch milliseconds. */
  now: number;
}

export function ProblemRow({ order, problem, now }: ProblemRowProps) {
  const { t } = useTranslation('order');
  const statusName = useStatusName();
  const { items } = problem;
  const [first] = items;
  const isSingle = items.length === 1;
  const advice = problemAdvice(problem);
  const haveDifferentMessages = items.some(({ issue }) => issue.detail !== first.issue.detail);
  const issue = haveDifferentMessages ? { ...first.issue, detail: '' } : first.issue;
  const itemsName = isSingle ? first.item.productName : t('problems.count', { count: items.length });
  const subjectName = [statusName(issue.status), itemsName].filter(Boolean).join(' ');
  return (
    <li className="problem">
      <div className="problem-text">
        <ul className="list-unstyled mb-0">
          <IssueLine issue={issue} now={now} representsSeveralItems={haveDifferentMessages} />
        </ul>
        {isSingle ? (
          <OpenItemButton item={first.item} />
        ) : (
          <FoldedItems
            problem={problem}
            haveDifferentMessages={haveDifferentMessages}
            hasSharedHint={advice?.kind === 'hint'}
            now={now}
          />
        )}
        {advice && <Advice advice={advice} merchantId={first.item.merchantId} />}
      </div>
      <div className="problem-tools">
        <span className="problem-remedy">
          <RemedyButton order={order} problem={problem} subjectName={subjectName} />
        </span>
        <ProblemMenu order={order} problem={problem} subjectName={subjectName} />
      </div>
    </li>
  );
}
