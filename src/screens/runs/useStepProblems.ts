import { useTranslation } from 'react-i18next';
import { useStatusName } from '#components/status/useStatusName.ts';
import type { BulkStep, RunOrder, StepFailure } from '#domain/bulk/bulkJob.ts';
import { groupInvalid, type InvalidGroup, type InvalidPart } from '#domain/bulk/invalidItems.ts';
import { lookUp } from '#domain/byKey.ts';
import { isForbidden, platformMessage } from '#domain/failure.ts';
import { shortId } from '#domain/identifiers.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { type BulkRun, stepFailureKey } from '#store/bulk/bulkSlice.ts';
import { useAppSelector } from '#store/hooks.ts';

/** Validation errors with the same text. */
export interface InvalidLine {
  text: string;
  /** The names of the items that they are about, if there are several. */
  items: string[];
}

/** The reasons why writes failed or have an unknown outcome: sentences, and validation errors. */
export interface StepProblems {
  texts: string[];
  invalid: InvalidLine[];
  correlationId: string | null;
}

interface StepProblem {
  text: string;
  parts: InvalidPart[];
  correlationId: string | null;
}

/** The line as one text, for files and mails. */
export function invalidLineText({ text, items }: InvalidLine): string {
  return items.length > 0 ? `${text} (${items.join(', ')})` : text;
}

/**
 * Returns a function that returns the problem of a step, or null if there is none. Only this tab has the
 * platform's messages. After a reload, the journal provides the kind of failure, the status, the correlation
 * ID, the field names and the items.
 */
function useStepProblem(run: BulkRun): (runOrder: RunOrder, step: BulkStep) => StepProblem | null {
  const { t } = useTranslation('runs');
  const consoleText = (status: number | null, reason: StepFailure['reason'], step: BulkStep): string => {
    if (status === 403) return t(step.kind === 'create' ? 'reason.forbiddenReorder' : 'reason.forbidden');
    // A read before the write can fail with an error of the platform, too.
    const isError = reason === 'answered' && (step.state === 'unknown' || (status ?? 0) >= 500);
    if (isError) return t('reason.answeredUnknown', { status: status ?? '' });
    return t(`reason.${reason}`, { status: status ?? '' });
  };
  const withoutFailure = ({ state, kind }: BulkStep): StepProblem | null => {
    const problem = (text: string) => ({ text, parts: [], correlationId: null });
    // Among the listed steps, only a write on the original of a doubled order is still planned (R366).
    if (state === 'planned') return problem(t('reason.doubled'));
    // The page was closed before the console could record a response.
    const isCutOff = state === 'unknown';
    return isCutOff ? problem(t(kind === 'cancelItem' ? 'reason.cancelCutOff' : 'reason.cutOff')) : null;
  };
  const fromJournal = (step: BulkStep): StepProblem | null => {
    if (!step.failure) return withoutFailure(step);
    const { reason, status, correlationId, paths, itemIds = [] } = step.failure;
    const named = paths.map((path, index) => ({ path, itemId: itemIds[index] ?? null }));
    const fields = named.filter(({ path, itemId }) => path !== '' && itemId === null);
    const other = t('reason.fields', { fields: fields.map(({ path }) => path).join(', ') });
    const rejected = named
      .filter(({ itemId }) => itemId !== null)
      .map((part) => ({ ...part, message: t('reason.itemRejected') }));
    return {
      text: consoleText(status, reason, step),
      parts: [...rejected, ...(fields.length > 0 ? [{ path: '', message: other, itemId: null }] : [])],
      correlationId,
    };
  };
  return (runOrder, step) => {
    const failure = run.failures[stepFailureKey(runOrder.index, step.key)];
    if (!failure) return fromJournal(step);
    const platformText = platformMessage(failure);
    const ownText = consoleText(failure.status, failure.reason, step);
    const needsOwnText = isForbidden(failure) || platformText === '';
    return {
      text: [needsOwnText && ownText, platformText].filter(Boolean).join(' · '),
      parts: failure.validationErrors.map((error, index) => ({
        ...error,
        itemId: step.failure?.itemIds?.[index] ?? null,
      })),
      correlationId: failure.correlationId,
    };
  };
}

/**
 * Returns a function that returns an item's product name and short ID. If this tab has not loaded the order,
 * the function returns only the short form of the item's ID.
 */
function useItemName(): (orderId: string, itemId: string) => string {
  const { loaded, previews } = useAppSelector((state) => state.orders);
  const selected = useAppSelector((state) => state.selection.orders);
  return (orderId, itemId) => {
    const found = lookUp(loaded, orderId)?.found;
    const orders = [
      found?.kind === 'order' ? found.order : null,
      lookUp(selected, orderId),
      lookUp(previews, orderId),
    ];
    const item = orders.flatMap((order) => order?.items ?? []).find((one) => one.itemId === itemId);
    return item ? itemNameWithId(item) : shortId(itemId);
  };
}

/** R152: returns a function that combines equal validation errors of an order into one text. */
function useInvalidLine(): (orderId: string, group: InvalidGroup) => InvalidLine {
  const { t } = useTranslation('runs');
  const itemName = useItemName();
  return (orderId, { path, message, field, itemIds }) => {
    const items = itemIds.map((itemId) => itemName(orderId, itemId));
    const [first] = items;
    if (first === undefined) return { text: path === '' ? message : `${path}: ${message}`, items: [] };
    // For an error about the SKU, the item name is enough.
    const subject = field === '' || field === 'skuCode' ? '' : ` ${field}`;
    if (items.length === 1)
      return { text: t('result.invalidItem', { item: `${first}${subject}`, message }), items: [] };
    const count = items.length;
    const named = subject === '' ? message : `${field}: ${message}`;
    return { text: t('result.invalidItems', { message: named, count }), items };
  };
}

/**
 * Returns a function that returns the problems of an order's steps without duplicates. The text about an
 * alert that was not cleared names the kind of alert.
 */
export function useStepProblems(
  run: BulkRun,
): (runOrder: RunOrder, steps: readonly BulkStep[]) => StepProblems {
  const problemOf = useStepProblem(run);
  const lineOf = useInvalidLine();
  const statusName = useStatusName();
  const format = useFormat();
  const isClearing = run.job.verb === 'clearAlerts';
  return (runOrder, steps) => {
    const found = steps.flatMap((step) => {
      const problem = problemOf(runOrder, step);
      if (!problem) return [];
      const text = isClearing ? format.labelled(statusName(step.status), problem.text) : problem.text;
      return [{ ...problem, text }];
    });
    return {
      texts: [...new Set(found.map(({ text }) => text))],
      invalid: groupInvalid(found.flatMap(({ parts }) => parts)).map((group) =>
        lineOf(runOrder.orderId, group),
      ),
      correlationId: found.find(({ correlationId }) => correlationId !== null)?.correlationId ?? null,
    };
  };
}
