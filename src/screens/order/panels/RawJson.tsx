import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import { loadJsonView } from '../dialogs/details/JsonModal.tsx';
import { useCanSeeRawData } from '../openOrder.ts';

interface RawJsonProps {
  title: string;
  data: unknown;
  /**
   * Whether the data is initially open. A user without the permission then sees a note instead of nothing.
   */
  isOpen?: boolean;
  /** Whether the top level of the document is initially expanded, however many entries it has. */
  isExpanded?: boolean;
}

/**
 * Raw data that the user can open. The data may contain prices, so the user needs the permission to see them.
 */
export function RawJson({ title, data, isOpen = false, isExpanded = isOpen }: RawJsonProps) {
  const { t } = useTranslation('item');
  const isPermitted = useCanSeeRawData();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (!isPermitted) return isOpen && <p className="mb-0">{t('json.denied')}</p>;
  return (
    <details
      className="raw-json"
      open={isOpen || undefined}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>{title}</summary>
      {wasOpened && (
        <Deferred load={loadJsonView} props={{ data, label: title, isOpen: isExpanded }} title={title} />
      )}
    </details>
  );
}
