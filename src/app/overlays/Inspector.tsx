import './overlays.css';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Icon } from '#components/Icon.tsx';
import { TableHead } from '#components/TableHead.tsx';
import { curlCommand, type PlatformCall } from '#domain/console/call.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';

const COLUMNS = [
  'time',
  'method',
  'service',
  'path',
  'status',
  'duration',
  'tries',
  'correlationId',
  'copy',
] as const;

const NUMBERS: readonly string[] = ['duration', 'tries'];

function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/, '');
}

function CallRow({ call }: { call: PlatformCall }) {
  const { t } = useTranslation('inspector');
  const format = useFormat();
  const isFine = call.outcome === 'ok';
  return (
    <tr>
      <td>{format.dateTime(toIso(call.startedAt))}</td>
      <td>{call.method}</td>
      <td>{call.service}</td>
      <td className="inspector-path">{pathOf(call.url)}</td>
      <td className={isFine ? '' : 'text-danger-emphasis'}>
        {!isFine && <Icon name="exclamation-octagon-fill" />} {call.status ?? '–'}{' '}
        {t(`outcome.${call.outcome}`)}
      </td>
      <td className="cell-number">{t('ms', { ms: Math.round(call.durationMs) })}</td>
      <td className="cell-number">{call.tries}</td>
      <td>{call.correlationId}</td>
      <td>
        <CopyButton text={curlCommand(call)} label={t('copyCurl')} />
      </td>
    </tr>
  );
}

/** Shows developers the console's calls to the platform, newest first, without tokens and bodies. */
export function Inspector({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['inspector', 'shell']);
  const calls = useAppSelector((state) => state.calls.calls);
  const columns = COLUMNS.map((id) =>
    NUMBERS.includes(id) ? { number: t(`column.${id}`) } : t(`column.${id}`),
  );
  const [filter, setFilter] = useState('');
  const [isFailedOnly, setIsFailedOnly] = useState(false);
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    return calls
      .filter(({ outcome }) => !isFailedOnly || outcome !== 'ok')
      .filter(({ service, url }) => `${service} ${url}`.toLowerCase().includes(wanted))
      .toReversed();
  }, [calls, filter, isFailedOnly]);
  return (
    <aside className="inspector" aria-label={t('title')}>
      <header className="inspector-head">
        <h2 className="h6 mb-0">{t('title')}</h2>
        <span className="text-body-secondary">{t('count', { count: shown.length })}</span>
        <input
          type="search"
          className="form-control form-control-sm inspector-filter"
          aria-label={t('filter')}
          placeholder={t('filter')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <CheckField
          label={t('failedOnly')}
          checked={isFailedOnly}
          className="mb-0"
          onChange={setIsFailedOnly}
        />
        <IconButton icon="x-lg" label={t('shell:close')} className="ms-auto" onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard */}
      <section className="inspector-calls" tabIndex={0} aria-label={t('title')}>
        {shown.length === 0 ? (
          <p className="m-2">{t('empty')}</p>
        ) : (
          <table className="table table-sm mb-0">
            <TableHead columns={columns} />
            <tbody>
              {shown.map((call) => (
                <CallRow key={call.id} call={call} />
              ))}
            </tbody>
          </table>
        )}
      </section>
    </aside>
  );
}

interface InspectorPlaceProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * R590: the inspector while it is open, and a text for screen readers, because its key does not move the
 * focus. The text is set after the first rendering: R452.
 */
export function InspectorPlace({ isOpen, onClose }: InspectorPlaceProps) {
  const { t } = useTranslation('inspector');
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(t(isOpen ? 'shown' : 'hidden')), [t, isOpen]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isOpen && <Inspector onClose={onClose} />}
    </>
  );
}
