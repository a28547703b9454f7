/** Detects API responses that are one page of several. */
import { at, entries, has, str } from '../parsers/json-access.ts';

const tokens = [
  ...['nextToken', 'NextToken', 'next_token', 'nextPageToken', 'next_page_token'],
  ...['nextLink', '@odata.nextLink', 'nextCursor', 'next_cursor', 'nextPage', 'next_page'],
];
const flags = ['hasNextPage', 'hasMore', 'has_more', 'has_next_page'];
const envelopes = ['pageInfo', 'page_info', 'pagination', 'paging', 'meta', 'page'];
const links = ['links', '_links'];

/** Accepts a token, an address, an object with an address, or a page number. */
const isStated = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') ||
  (typeof value === 'number' && value > 0) ||
  (typeof value === 'object' && value !== null && str(value, 'href') !== undefined);

/** GraphQL states it beside each list of a response, below the field names of the query. */
function nextOfConnection(node: unknown, place = '', depth = 0): string | undefined {
  if (depth > 8 || typeof node !== 'object' || node === null || Array.isArray(node))
    return undefined;
  if (at(node, 'pageInfo', 'hasNextPage') === true) return `${place}/pageInfo/hasNextPage`;
  for (const [name, part] of entries(node)) {
    const found = nextOfConnection(part, `${place}/${name}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:https?:\/\/|[/?])/.test(value);

/** Returns the path at which a document, read without its results, refers to a next page. */
export function nextPageOf(document: unknown): string | undefined {
  for (const [place, envelope] of [
    ['', document] as const,
    ...envelopes.map((name) => [`/${name}`, at(document, name)] as const),
  ]) {
    const token = tokens.find((name) => isStated(at(envelope, name)));
    const flag = flags.find((name) => at(envelope, name) === true);
    if (token !== undefined || flag !== undefined) return `${place}/${token ?? flag ?? ''}`;
  }
  const link = links.find((name) => isStated(at(document, name, 'next')));
  if (link !== undefined) return `/${link}/next`;
  // Django's paginated responses have `next` beside `previous` and `count`.
  const isPage = has(document, 'count') || has(document, 'previous');
  const next = at(document, 'next');
  if (isAddress(next) || (isPage && isStated(next))) return '/next';
  return nextOfConnection(document);
}
