import { Link } from 'react-router';
import { orderPath } from '#domain/paths.ts';

interface OrderRefProps {
  orderId: string;
  /** The merchant's ID of the order; '' if unknown. */
  merchantOrderId?: string;
}

export function OrderRef({ orderId, merchantOrderId = '' }: OrderRefProps) {
  return (
    <>
      <Link to={orderPath(orderId)} className="order-ref">
        {orderId}
      </Link>
      {merchantOrderId !== '' && <span className="order-ref-name">{merchantOrderId}</span>}
    </>
  );
}
