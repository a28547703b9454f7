import { joinList } from '#domain/comma-list';

const written = (value: unknown): string =>
  Array.isArray(value) ? joinList(value) : String(value);

/**
 * The query string of a generated function: `?…`, or empty. A list is a single value in which
 * commas of items are escaped. Undefined parameters are omitted.
 */
export const queryString = (params: object = {}): string => {
  const search = new URLSearchParams(
    Object.entries(params).flatMap(([key, value]: [string, unknown]) =>
      value === undefined ? [] : [[key, written(value)]],
    ),
  ).toString();
  return search === '' ? '' : `?${search}`;
};
