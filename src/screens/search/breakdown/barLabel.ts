import type { TFunction } from 'i18next';
import { type StatusTFunction, statusNameText, statusTypeText } from '#components/status/statusText.ts';
import type { NamesById } from '#domain/names.ts';
import { shownFulfillerName } from '#domain/people/fulfillerName.ts';
import type { Grants } from '#domain/permissions.ts';
import { type BreakdownDimension, NO_VALUE_KEY, TYPES_AND_SUB_STATUSES } from '#domain/results/breakdown.ts';
import { LATENESSES } from '#domain/results/queue.ts';

const PROMISES = ['overdue', 'later', 'past'] as const;

export interface LabelContext {
  fileTexts: TFunction<'export'>;
  statusTexts: StatusTFunction;
  permissions: Grants;
  merchants: NamesById;
  /** The names from the reference list and from the orders' items. */
  fulfillers: NamesById;
  country: (code: string) => string;
  /** Formats a promised day; `day` is 'YYYY-MM-DD'. */
  day: (day: string) => string;
}

const LABELS: Readonly<Record<BreakdownDimension, (key: string, facts: LabelContext) => string>> = {
  status: (key, { statusTexts }) =>
    statusTypeText(statusTexts, TYPES_AND_SUB_STATUSES.find((state) => state === key) ?? 'unknown'),
  lateness: (key, { fileTexts }) =>
    fileTexts(`breakdown.late.${LATENESSES.find((lateness) => lateness === key) ?? 'onTime'}`),
  reason: (key, { statusTexts }) => statusNameText(statusTexts, key),
  promisedDay: (key, { fileTexts, day }) => {
    const promise = PROMISES.find((name) => name === key);
    return promise ? fileTexts(`breakdown.promised.${promise}`) : day(key);
  },
  merchant: (key, { merchants }) => merchants.get(key) ?? key,
  fulfiller: (key, { fulfillers, permissions }) => shownFulfillerName(permissions, key, fulfillers.get(key)),
  country: (key, { country }) => country(key),
};

/** Returns the label of a bar. R91: the breakdown columns in the CSV file use the same labels. */
export function barLabel(dimension: BreakdownDimension, key: string, facts: LabelContext): string {
  return key === NO_VALUE_KEY
    ? facts.fileTexts(`breakdown.none.${dimension}`)
    : LABELS[dimension](key, facts);
}
