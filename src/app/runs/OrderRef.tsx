import { Link } from 'react-router';
import { orderPath } from '#domain/paths.ts';

interface OrderRefProps {
  orderId: string;
  /** The merchant's name for it, where it is known. */
  merchantOrderId?: string;
}

/** An order by its id, leading to it. */
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
