import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { MenuEntry } from '../actions/ActionMenu.tsx';
import { useActionEntry, useChooseAction } from '../actions/useActionEntries.ts';
import type { ProblemToolProps } from './RemedyButton.tsx';

/**
 * A menu beside the remedy, with the action that clears the alerts. It is not a separate button, because it
 * applies only to problems that were resolved outside the console. Renders nothing if the user cannot clear
 * the alerts or if the remedy already does so.
 */
export function ProblemMenu({ order, problem, subjectName }: ProblemToolProps) {
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
