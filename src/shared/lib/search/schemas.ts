import * as v from 'valibot';
import { splitList } from '#domain/comma-list';
import { isUuid } from '../uuid';

// Input is the URL's string or the value of a typed link. Invalid values become `undefined`, which
// corrects the URL. Every page loads these: rules of our own are lighter than a validator for each.

/** Members in the order of `members`; others are dropped. */
export const enumList = <const T extends readonly string[]>(members: T) =>
  v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())])),
    v.transform((given): T[number][] | undefined => {
      if (given === undefined) return undefined;
      const items = typeof given === 'string' ? splitList(given) : given;
      const known = members.filter((member): member is T[number] => items.includes(member));
      return known.length > 0 ? known : undefined;
    }),
  );

export const intList = (min = 1) =>
  v.pipe(
    v.optional(v.union([v.string(), v.array(v.number())])),
    v.transform((given): number[] | undefined => {
      if (given === undefined) return undefined;
      const items = typeof given === 'string' ? splitList(given).map(Number) : given;
      const known = [
        ...new Set(items.filter((item) => Number.isSafeInteger(item) && item >= min)),
      ].sort((a, b) => a - b);
      return known.length > 0 ? known : undefined;
    }),
  );

/** `30-100`; the full span means no limit. */
export const range = (low: number, high: number) =>
  v.pipe(
    v.optional(v.union([v.string(), v.array(v.number())])),
    v.transform((given): [number, number] | undefined => {
      if (given === undefined) return undefined;
      const [a, b] = typeof given === 'string' ? given.split('-').map(Number) : given;
      if (a === undefined || b === undefined || !Number.isFinite(a) || !Number.isFinite(b))
        return undefined;
      const from = Math.max(low, Math.min(a, b));
      const to = Math.min(high, Math.max(a, b));
      return from > to || (from <= low && to >= high) ? undefined : [from, to];
    }),
  );

export const text = (max = 200) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()])),
    v.transform((given): string | undefined =>
      given === undefined ? undefined : String(given).trim().slice(0, max) || undefined,
    ),
  );

export const oneOf = <const T extends readonly string[]>(members: T) =>
  v.fallback(v.optional(v.picklist(members)), undefined);

const pageOf = (given: string | number): number | undefined => {
  const number = Number(given);
  return Number.isInteger(number) && number >= 2 && number <= 1_000_000 ? number : undefined;
};

/** Page 1 is left out of the URL. */
export const page = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(pageOf))),
  undefined,
);

/** What is open beside a list. */
export const id = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((given) => (isUuid(given) ? given : undefined)),
  ),
);
