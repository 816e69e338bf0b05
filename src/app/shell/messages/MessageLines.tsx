import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMessageText } from '#components/notice/useMessageText.ts';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import type { Message, MessageSubject } from '#store/console/messagesSlice.ts';

/** A link to the order, or to the item if the message is about a single item. */
function About({ orderId, items }: MessageSubject) {
  const { t } = useTranslation(['messages', 'actions']);
  const orderPath = useOrderPath();
  const [only, ...others] = items;
  const isSingle = only !== undefined && others.length === 0;
  const itemText = () => {
    if (!isSingle) return t('messages:about.items', { count: items.length });
    if (only.quantity === 0) return only.name;
    return t('actions:touched', { name: only.name, quantity: only.quantity });
  };
  return (
    <p className="mb-0 small">
      <Link to={orderPath(orderId, isSingle ? only.itemId : '')}>
        {t('messages:about.order', { order: orderId })}
        {items.length > 0 && <> · {itemText()}</>}
      </Link>
    </p>
  );
}

export function MessageLines({ message: { about, details } }: { message: Message }) {
  const textOf = useMessageText();
  return (
    <>
      {about && <About {...about} />}
      {details.map(textOf).map((line) => (
        <p key={line} className="mb-0 small text-break">
          {line}
        </p>
      ))}
    </>
  );
}
