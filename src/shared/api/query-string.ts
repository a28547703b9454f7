import { escapeItem } from '@/shared/rules/finding-filter-codec';

const written = (value: unknown): string =>
  Array.isArray(value) ? value.map((item) => escapeItem(String(item))).join(',') : String(value);

/** The parameters of a generated call as it sends them: a list is one value, in which a comma of an item's own is escaped. Undefined ones are left out. */
export const queryString = (params: object = {}): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]: [string, unknown]) =>
      value === undefined ? [] : [[key, written(value)]],
    ),
  ).toString();
