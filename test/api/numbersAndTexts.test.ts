import { describe, expect, test } from 'vitest';
import { readAs } from './readAs.ts';
import { READS } from './readOperations.ts';
import { onFakeTime } from './scene.ts';
import { WRITES } from './writeOperations.ts';

onFakeTime();

/** Names of fields that contain IDs, and of lists of IDs. */
const IS_ID = /^(id|key|identifier)$|(Id|Sku|SkuCode|Key|ErrorCode|ResponseCode)$|^skuCode$/;
const IS_ID_LIST = /^(items|merchantIds|fulfillerIds|productCategories)$/;
/** The operations whose responses are passed on unchanged. */
const AS_IT_CAME = /^(customizr\..*|callbacks\..*|.*\.document)$/;
const RAW = /^(document|raw)$/;

type Write = (value: number) => unknown;

/** The response with its IDs and amounts written by these functions. Each ID gets a different number. */
function spelt(body: unknown, spellId: Write, spellAmount: Write): unknown {
  let ids = 100;
  const nextId = () => {
    ids += 1;
    return spellId(ids);
  };
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value))
      return value.map((one) =>
        IS_ID_LIST.test(name) && typeof one === 'string' ? nextId() : walk(one, ''),
      );
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, walk(one, inner)]));
    if (typeof value === 'string' && IS_ID.test(name)) return nextId();
    return typeof value === 'number' ? spellAmount(value) : value;
  };
  return walk(body, '');
}

function withoutRaw(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRaw);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !RAW.test(name));
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutRaw(one)]));
}

const reads = Object.entries({ ...READS, ...WRITES }).filter(
  ([name, { body }]) => body !== undefined && !AS_IT_CAME.test(name),
);
const number: Write = (value) => value;

describe('IDs and amounts may be numbers or texts: both give the same result', () => {
  test.each(reads)('%s', async (_name, { ask, body }) => {
    const read = async (spellId: Write, spellAmount: Write) =>
      withoutRaw(await readAs(ask, spelt(body, spellId, spellAmount)));
    const expected = await read(String, number);
    expect(expected).not.toBeNull();
    expect(expected).toBeDefined();
    expect(await read(number, number)).toEqual(expected);
    expect(await read(String, String)).toEqual(expected);
    expect(await read(number, String)).toEqual(expected);
  });
});
