import { joinList } from '#domain/comma-list';

const written = (value: unknown): string =>
  Array.isArray(value) ? joinList(value) : String(value);

/**
 * The parameters of a generated call as the end of its address: `?…`, or nothing. A list is one
 * value, in which a comma of an item's own is escaped. Undefined parameters are left out.
 */
export const queryString = (params: object = {}): string => {
  const search = new URLSearchParams(
    Object.entries(params).flatMap(([key, value]: [string, unknown]) =>
      value === undefined ? [] : [[key, written(value)]],
    ),
  ).toString();
  return search === '' ? '' : `?${search}`;
};
