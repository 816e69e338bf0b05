import { useState } from 'react';
import { Deferred } from '#components/Deferred.tsx';

const loadJsonView = async () => (await import('#components/JsonView.tsx')).JsonView;

interface RawJsonProps {
  title: string;
  data: unknown;
  /** Opened from the start: where the raw data is all there is. */
  isOpen?: boolean;
}

/** Raw data behind a line that opens it; the viewer is loaded then. */
export function RawJson({ title, data, isOpen = false }: RawJsonProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      className="raw-json"
      open={isOpen || undefined}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>{title}</summary>
      {wasOpened && <Deferred load={loadJsonView} props={{ data, label: title }} title={title} />}
    </details>
  );
}
