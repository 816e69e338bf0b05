import './dueFact.css';
import { useTranslation } from 'react-i18next';
import type { DueFact } from '#domain/order/dueFact.ts';
import type { CurrentTime } from '#domain/time/currentTime.ts';
import type { Format } from '#i18n/format.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { dueStatusPrefix } from './duePrefix.ts';
import { dueDetail, dueText } from './dueText.ts';
import type { StatusTFunction } from './statusText.ts';

interface DueFactTextProps {
  fact: DueFact;
  current: CurrentTime;
  /**
   * Whether the text is not in a row. It is then a button, because no row control can show its exact time.
   */
  isOutsideRow?: boolean;
  /**
   * The adjacent status text. If given, the status of the fact is shown unless this text already names it
   * (R113).
   */
  label?: string | undefined;
}

interface DueFactMarkProps extends DueFactTextProps {
  text: StatusTFunction;
  format: Format;
}

/** `DueFactText` with texts from its parent, for lists with a hundred of them. */
export function DueFactMark(props: DueFactMarkProps) {
  const { fact, current, isOutsideRow = false, label, text: t, format } = props;
  const detail = dueDetail(t, format, fact);
  const isLate = fact.kind === 'late' || fact.kind === 'promiseMissed';
  const className = isLate ? 'due-fact due-fact-late' : 'due-fact';
  const subject = label === undefined ? '' : dueStatusPrefix(t, format, fact, label);
  const due = dueText(t, format, fact, current);
  const text = subject ? (
    <>
      <span className="due-fact-status">{subject.trim()}</span> <span className="due-fact-time">{due}</span>
    </>
  ) : (
    due
  );
  if (isOutsideRow) {
    return (
      <button type="button" className={`due-fact-button ${className}`} title={detail} data-exact="">
        {text}
      </button>
    );
  }
  return (
    <span className={className} title={detail} data-exact="">
      {text}
      <span className="visually-hidden"> ({detail})</span>
    </span>
  );
}

/**
 * A short text about how urgent an order or item is. The long text (`dueDetail`) appears on hover and, in
 * lists that use `useExactTimeTip`, on focus. Screen readers announce it.
 */
export function DueFactText(props: DueFactTextProps) {
  const { t } = useTranslation('status');
  return <DueFactMark {...props} text={t} format={useFormat()} />;
}
