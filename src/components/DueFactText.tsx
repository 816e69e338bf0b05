import './dueFact.css';
import { useTranslation } from 'react-i18next';
import type { DueFact } from '#domain/dueFact.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { dueDetail, dueText, presentIn } from './dueText.ts';

interface DueFactTextProps {
  fact: DueFact;
  /** Epoch milliseconds. */
  now: number;
}

/** How urgent it is, in few words; the status and the exact time show on hover, and screen readers hear them. */
export function DueFactText({ fact, now }: DueFactTextProps) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const detail = dueDetail(t, format, fact);
  const isLate = fact.kind === 'late' || fact.kind === 'promiseMissed';
  return (
    <span className={isLate ? 'due-fact due-fact-late' : 'due-fact'} title={detail}>
      {dueText(t, format, fact, presentIn(format, now))}
      <span className="visually-hidden"> ({detail})</span>
    </span>
  );
}
