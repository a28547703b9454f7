import * as v from 'valibot';
import { splitList } from '#domain/comma-list';
import { isUuid } from '../uuid';

// The input is the URL's string or the value of a typed link. Invalid values become `undefined`,
// which corrects the URL. Every page loads these, so they use plain functions, which are smaller
// than validators.

/** An optional parameter; invalid values count as absent. */
const parameter = <T>(read: (given: unknown) => T | undefined) =>
  v.optional(v.pipe(v.unknown(), v.transform(read)));

const listOf = (given: unknown): unknown[] =>
  typeof given === 'string' ? splitList(given) : Array.isArray(given) ? given : [];

/** Members in the order of `members`; others are dropped. */
export const enumList = <const T extends readonly string[]>(members: T) =>
  parameter((given): T[number][] | undefined => {
    const items = listOf(given);
    const known = members.filter((member): member is T[number] => items.includes(member));
    return known.length > 0 ? known : undefined;
  });

export const intList = (min = 1) =>
  parameter((given): number[] | undefined => {
    const known = [
      ...new Set(
        listOf(given)
          .map(Number)
          .filter((item) => Number.isSafeInteger(item) && item >= min),
      ),
    ].sort((a, b) => a - b);
    return known.length > 0 ? known : undefined;
  });

/** `30-100`; the full span means no limit. */
export const range = (low: number, high: number) =>
  parameter((given): [number, number] | undefined => {
    const [a, b] = (typeof given === 'string' ? given.split('-') : listOf(given)).map(Number);
    if (a === undefined || b === undefined || !Number.isFinite(a) || !Number.isFinite(b))
      return undefined;
    const from = Math.max(low, Math.min(a, b));
    const to = Math.min(high, Math.max(a, b));
    return from > to || (from <= low && to >= high) ? undefined : [from, to];
  });

const isWritten = (given: unknown): given is string | number =>
  typeof given === 'string' || typeof given === 'number';

export const text = (max = 200) =>
  parameter((given): string | undefined =>
    isWritten(given) ? String(given).trim().slice(0, max) || undefined : undefined,
  );

export const oneOf = <const T extends readonly string[]>(members: T) =>
  parameter((given): T[number] | undefined => members.find((member) => member === given));

/** Page 1 is omitted from the URL. */
export const page = parameter((given): number | undefined => {
  const number = isWritten(given) ? Number(given) : 1;
  return Number.isInteger(number) && number >= 2 && number <= 1_000_000 ? number : undefined;
});

/** The id of the item that is open beside a list. */
export const id = parameter((given) => (isUuid(given) ? given : undefined));
