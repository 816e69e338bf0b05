import * as v from 'valibot';
import { type ByKey, byKey, isObject } from '#domain/byKey.ts';
import type { Link, Links } from '#domain/links/links.ts';
import { isNoDate, parseInstant } from '#domain/time/time.ts';

/**
 * Schemas that tolerate incomplete platform data: a default replaces a field that is null, missing or of the
 * wrong type, so that the screen can show the rest. Only `id`, `nonEmptyText` and `number` are strict: an
 * entry in which one of them is invalid is unreadable.
 */

/**
 * Accepts numbers, but the input type is only `string`, because code that builds platform data, such as the
 * simulated platform, uses strings.
 */
const anyId = v.pipe(
  v.custom<string>((value) => typeof value === 'string' || Number.isSafeInteger(value)),
  v.transform(String),
);
/** An ID or a code. The platform may send it as text or as a number; a number becomes its decimal text. */
export const id = v.pipe(anyId, v.nonEmpty());
/** An ID, or '' if it is missing or invalid. */
export const idOrEmpty = v.fallback(anyId, '');
/** A keyword or name, which the platform never sends as a number. */
export const nonEmptyText = v.pipe(v.string(), v.nonEmpty());
export const text = v.fallback(v.string(), '');
/** A name, or '' if it has no visible character, so that its fallback is shown. */
export const visibleName = v.pipe(
  text,
  v.transform((found) => (/[^\s\p{Cc}\p{Cf}]/u.test(found) ? found : '')),
);
export const textOrNull = v.fallback(v.nullable(v.string()), null);

function isNumber(value: unknown): boolean {
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) && Number.isFinite(Number(value));
  return Number.isFinite(value);
}

/** A number, or text that contains only a decimal number: '1,5', '12 pcs' and '' are rejected. */
export const number = v.pipe(v.custom<number>(isNumber), v.transform(Number));
/** An amount or quantity; null if it is missing or invalid. */
export const amount = v.fallback(v.nullable(number), null);
/** Free text. A number or boolean becomes text; any other value becomes ''. */
export const coercedText = v.fallback(
  v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)),
  '',
);
export const flag = v.fallback(v.boolean(), false);
/** A local date and time as the platform writes it; null if it is missing or stands for no date (R342). */
export const localTime = v.pipe(
  textOrNull,
  v.transform((time) => (time === null || isNoDate(time) ? null : time)),
);
/** A UTC instant; null if it is missing or invalid. */
export const instant = v.fallback(v.pipe(v.unknown(), v.transform(parseInstant)), null);

/** The schema of a list without its unreadable entries; empty for a value that is not a list. */
export function list<const TSchema extends v.GenericSchema>(entry: TSchema) {
  const readList = (value: unknown): v.InferOutput<TSchema>[] => {
    if (!Array.isArray(value)) return [];
    return value.flatMap((one) => {
      const parsed = v.safeParse(entry, one);
      return parsed.success ? [parsed.output] : [];
    });
  };
  return v.fallback(v.pipe(v.unknown(), v.transform(readList)), () => []);
}

/** The first entry for each key, because the platform may repeat an entry within a page or on two pages. */
export function uniqueBy<T>(entries: readonly T[], keyOf: (entry: T) => unknown): T[] {
  const found = new Map<unknown, T>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!found.has(key)) found.set(key, entry);
  }
  return [...found.values()];
}

/** The schema of a list that keeps only the first entry for each name. */
export function namedList<const TSchema extends v.GenericSchema>(
  entry: TSchema,
  nameOf: (entry: v.InferOutput<TSchema>) => string,
) {
  return v.pipe(
    list(entry),
    v.transform((entries) => uniqueBy(entries, nameOf)),
  );
}

/** The schema of an optional object. A missing or unreadable object becomes null. */
export function orNull<const TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.nullable(schema), null);
}

/**
 * The schema of an object whose values all have the same schema. Unreadable values are left out. A value that
 * is not an object becomes the empty object.
 */
export function record<const TSchema extends v.GenericSchema>(entry: TSchema) {
  const readRecord = (value: unknown): ByKey<v.InferOutput<TSchema>> => {
    if (!isObject(value)) return {};
    const entries = Object.entries(value).flatMap(([name, one]) => {
      const parsed = v.safeParse(entry, one);
      return parsed.success ? [[name, parsed.output] as const] : [];
    });
    return byKey(entries);
  };
  return v.fallback(v.pipe(v.unknown(), v.transform(readRecord)), () => ({}));
}

function toLink(value: unknown): Link[] {
  const { href, name }: Record<string, unknown> = isObject(value) ? value : { href: value };
  if (typeof href !== 'string' || !href.trim()) return [];
  return [{ href, name: typeof name === 'string' ? name : null }];
}

function toLinkList(value: unknown): Link[] {
  return Array.isArray(value) ? uniqueBy(value.flatMap(toLink), ({ href }) => href) : toLink(value);
}

/** Links by relation in any of the platform's styles: one link, a list, or none (docs/platform/README.md). */
export const links = v.fallback(v.pipe(v.unknown(), v.transform(readLinks)), () => ({}));

function readLinks(value: unknown): Links {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).map(([rel, one]) => [rel, toLinkList(one)] as const);
  return byKey(entries.filter(([, found]) => found.length > 0));
}

/** A document can have links in both styles. For a relation that both have, `_links` counts. */
function withCommonStyle<T>(value: T): T {
  return isObject(value) && 'links' in value
    ? { ...value, _links: { ...readLinks(value.links), ...readLinks(value._links) } }
    : value;
}

/** The schema of an object with `_links`, which the platform can also send as `links` (docs/platform/README.md). */
export function linkedObject<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  const schema = v.object({ ...entries, _links: links });
  return v.pipe(
    v.custom<v.InferInput<typeof schema>>(() => true),
    v.transform(withCommonStyle),
    schema,
  );
}

/** Creates a reader for `Call.read` from a schema. It throws if the body does not match the schema. */
export function createReader<const TSchema extends v.GenericSchema, T>(
  schema: TSchema,
  map: (wire: v.InferOutput<TSchema>) => T,
): (body: unknown) => T {
  return (body) => map(v.parse(schema, body));
}

/**
 * The reader for calls without a result. It accepts an empty body, JSON and plain text; http.ts rejects HTML.
 */
export function ignoreBody(): void {}
