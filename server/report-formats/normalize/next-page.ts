/** How interfaces say that an answer is one page of several. */
import { at, has, str } from '../parsers/json-access.ts';

const tokens = [
  ...['nextToken', 'NextToken', 'next_token', 'nextPageToken', 'next_page_token'],
  ...['nextLink', '@odata.nextLink', 'nextCursor', 'next_cursor', 'nextPage', 'next_page'],
];
const flags = ['hasNextPage', 'hasMore', 'has_more', 'has_next_page'];
const envelopes = ['pageInfo', 'page_info', 'pagination', 'paging', 'meta', 'page'];
const links = ['links', '_links'];

const isStated = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') ||
  (typeof value === 'object' && value !== null && str(value, 'href') !== undefined);

/** The place where a document names a page that follows it. */
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
  // Django's pages have the address of the next one beside those of the last one and the number.
  const isPage = has(document, 'count') || has(document, 'previous');
  return isPage && isStated(at(document, 'next')) ? '/next' : undefined;
}
