import { Link } from 'react-router';
import { orderPath } from '#domain/paths.ts';

interface OrderLinkProps {
  orderId: string;
  /** '' if unknown. */
  merchantOrderId?: string;
}

export function OrderLink({ orderId, merchantOrderId = '' }: OrderLinkProps) {
  return (
    <>
      <Link to={orderPath(orderId)} className="order-ref">
        {orderId}
      </Link>
      {merchantOrderId !== '' && <span className="order-ref-name">{merchantOrderId}</span>}
    </>
  );
}
