import { useAddressLines } from '#components/useAddressLines.ts';
import type { PreviewedOrder } from '#domain/actions/reorderPreview.ts';
import { useFormat } from '#i18n/formatContext.ts';

/** R117: the city and country of each destination, with the whole address on hover. */
export function Destinations({ destinations }: Pick<PreviewedOrder, 'destinations'>) {
  const format = useFormat();
  const linesOf = useAddressLines();
  return destinations.map((address) => {
    const place = [address.city, format.country(address.country)].filter(Boolean).join(', ');
    return (
      <div key={JSON.stringify(address)} title={linesOf(address).join('\n')}>
        {place}
      </div>
    );
  });
}
