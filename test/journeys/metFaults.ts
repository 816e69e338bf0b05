import type { CallKind } from '#api/http/retryPolicy.ts';
import { IS_DEEP } from '#test/depth.ts';
import { FAULTS, type Fault } from '../api/faults.ts';

/** One shape of each fault; if there are several, the subject's index selects one. */
function columns(index: number): Fault[] {
  const byNumber = new Map<string, Fault[]>();
  for (const fault of FAULTS) {
    const number = numberOf(fault);
    byNumber.set(number, [...(byNumber.get(number) ?? []), fault]);
  }
  return [...byNumber.values()].map((shapes) => shapes[index % shapes.length] as Fault);
}

export const numberOf = ({ title }: Fault) => title.slice(0, 3);

/** The outcome of a call that meets a fault, and for a write how often the platform applied it. */
export function wayOf({ ends, applied }: Fault, kind: CallKind): string {
  const outcome = ends[kind]?.[0] ?? 'success';
  return kind === 'read' ? outcome : `${outcome}, applied ${applied} times`;
}

/**
 * The ways a call can end that a subject meets in the regular run. A write meets every way whose outcome is
 * unknown, and the one that applies it twice; the subject's index selects one of the others. The journeys of
 * each action test refusals too (`actionsTrouble.test.tsx`). A read fails in the way that its index selects,
 * and every third read also meets a fault that it survives.
 */
function regularWays(ways: readonly string[], index: number, kind: CallKind): string[] {
  const isGood = (way: string) => way.startsWith('success');
  const isCritical = (way: string) => way.startsWith('unknown') || way.endsWith('2 times');
  const always =
    kind === 'read' ? ways.filter((way) => isGood(way) && index % 3 === 0) : ways.filter(isCritical);
  const others = ways.filter((way) => (kind === 'read' ? !isGood(way) : !isCritical(way)));
  return [...always, others[index % others.length] ?? ''];
}

/**
 * The faults that a subject meets. In the deep run, these are all faults. Otherwise they are one for each of
 * its ways, selected by its index, and those with a text of their own. The effect of each fault on a call is
 * tested in full at the API (`faultMatrix.test.ts`).
 */
export function faultsFor(
  index: number,
  kind: CallKind,
  own: readonly string[] = [],
  isDeep = IS_DEEP,
): Fault[] {
  const all = columns(index);
  if (isDeep) return all;
  const ways = new Map<string, Fault[]>();
  for (const fault of FAULTS) {
    const way = wayOf(fault, kind);
    ways.set(way, [...(ways.get(way) ?? []), fault]);
  }
  const chosen = regularWays([...ways.keys()], index, kind).map((way) => {
    const faults = ways.get(way) ?? [];
    return faults[index % faults.length] as Fault;
  });
  const numbers = new Set(chosen.map(numberOf));
  return [
    ...chosen,
    ...all.filter((fault) => own.includes(numberOf(fault)) && !numbers.has(numberOf(fault))),
  ];
}
