// The opaque cursor of the findings list: the end of the page and the total, so that the next page
// does not count again. A cursor is valid only for the order that it was created for.
import { invalidParameter } from '../../../platform/http/problem.ts';
import type { FindingOrder, Position } from './finding-order.ts';

interface Cursor extends Position {
  page: number;
  total: number;
  exact: boolean;
}

const orderTag = ({ field, direction }: FindingOrder) => `${field} ${direction}`;

export const serializeCursor = (order: FindingOrder, cursor: Cursor): string =>
  Buffer.from(
    JSON.stringify([
      orderTag(order),
      cursor.key,
      cursor.id,
      cursor.page,
      cursor.total,
      cursor.exact ? 1 : 0,
    ]),
  ).toString('base64url');

const invalidCursor = () => invalidParameter('cursor', 'not_a_cursor');

/** Throws a 400 naming the parameter `cursor`. */
export const parseCursor = (order: FindingOrder, text: string): Cursor => {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw invalidCursor();
  }
  const [tag, key, id, page, total, exact] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const valid =
    tag === orderTag(order) &&
    typeof key === 'string' &&
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id) &&
    Number.isSafeInteger(page) &&
    Number.isSafeInteger(total);
  if (!valid) throw invalidCursor();
  return { key, id, page: Number(page), total: Number(total), exact: exact === 1 };
};
