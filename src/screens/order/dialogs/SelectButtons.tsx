import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';

interface SelectButtonsProps {
  total: number;
  onAll: () => void;
  onNone: () => void;
}

/** Both buttons stay in place, so that the focus is not lost when one of them has been used. */
export function SelectButtons({ total, onAll, onNone }: SelectButtonsProps) {
  const { t } = useTranslation('actions');
  return (
    <div className="d-flex gap-3 mb-2">
      <Button variant="inline" onClick={onAll}>
        {t('select.all', { total })}
      </Button>
      <Button variant="inline" onClick={onNone}>
        {t('select.none')}
      </Button>
    </div>
  );
}
