import { Link } from 'react-router';
import { useOrderPath } from '#components/page/useOrderPath.ts';

interface OrderLinkProps {
  orderId: string;
  /** '' if unknown. */
  merchantOrderId?: string;
}

export function OrderLink({ orderId, merchantOrderId = '' }: OrderLinkProps) {
  const orderPath = useOrderPath();
  return (
    <>
      <Link to={orderPath(orderId)} className="order-ref">
        {orderId}
      </Link>
      {merchantOrderId !== '' && <span className="order-ref-name">{merchantOrderId}</span>}
    </>
  );
}
