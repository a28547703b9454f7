// Headers that follow from the contract and the answer: where the made thing is, where the next page
// is, and the name by which a reader asks again.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '#domain/contract-operations';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), body);

/**
 * `/v1/scans/{data.id}` with the id of the answer, `{path.id}` with that of the call; undefined where
 * one of them has none. `{url}` alone is an address at a host, as the answer says it.
 */
const locationOf = (template: string, basePath: string, answer: Json): string | undefined => {
  const places = [...template.matchAll(/\{([\w.]+)\}/g)].map(([, place = '']) => place);
  const values = new Map(places.map((place) => [place, valueAt(answer, place)]));
  const texts = [...values.values()].filter((value) => typeof value === 'string');
  if (texts.length < values.size) return undefined;
  if (!template.startsWith('/'))
    return texts[0] !== undefined && URL.canParse(texts[0]) ? new URL(texts[0]).href : undefined;
  return (
    basePath +
    template.replaceAll(/\{([\w.]+)\}/g, (_all, place: string) =>
      encodeURIComponent(String(values.get(place))),
    )
  );
};

const parameterOf = ({ parameters }: Operation, wanted: string) =>
  parameters.find(({ name, in: place }) => place === 'query' && name === wanted);

/**
 * The pages around this one (RFC 8288). A cursor leads forwards only, so that the page before is
 * named where pages are numbered.
 */
const pagesAround = (operation: Operation, url: string, meta: Json): Record<string, object> => {
  const { next_cursor: cursor, total, page, page_size: size = meta['pageSize'] } = meta;
  const isByCursor = parameterOf(operation, 'cursor') !== undefined;
  const cameByCursor = isByCursor && new URL(url, 'http://parapet').searchParams.has('cursor');
  const numbered = parameterOf(operation, 'page');
  if (cameByCursor || numbered === undefined || typeof page !== 'number')
    return {
      ...(isByCursor && typeof cursor === 'string' && { next: { cursor } }),
      ...(cameByCursor && { first: {} }),
    };
  // Some count from 0, as the specification has it.
  const firstPage = Number(numbered.schema['default']);
  const before = page - firstPage;
  const follows = (before + 1) * Number(size) < Number(total);
  return {
    ...(isByCursor && typeof cursor === 'string' && { next: { cursor } }),
    ...(!isByCursor && follows && { next: { page: page + 1 } }),
    ...(before > 0 && { prev: { page: page - 1 }, first: {} }),
  };
};

const linksOf = (operation: Operation, url: string, body: unknown): string | undefined => {
  const meta = valueAt(body, 'meta');
  if (!isObject(meta)) return undefined;
  const [path = '', search = ''] = url.split('?');
  const links = Object.entries(pagesAround(operation, url, meta)).map(([relation, place]) => {
    const parameters = new URLSearchParams(search);
    parameters.delete('page');
    parameters.delete('cursor');
    for (const [name, value] of Object.entries(place)) parameters.set(name, String(value));
    const query = parameters.toString();
    return `<${path}${query === '' ? '' : `?${query}`}>; rel="${relation}"`;
  });
  return links.length === 0 ? undefined : links.join(', ');
};

type Asked = { url: string; basePath: string; path: Json };

export const headersOfAnswer = (
  operation: Operation,
  { url, basePath, path }: Asked,
  { status, body }: { status: number; body?: unknown },
): Record<string, string> => {
  const { method, location } = operation;
  const made =
    location !== undefined && status > 200 && isObject(body)
      ? locationOf(location, basePath, { ...body, path })
      : undefined;
  const links =
    method === 'GET' && status === 200 ? linksOf(operation, basePath + url, body) : undefined;
  return {
    ...(made !== undefined && { location: made }),
    ...(links !== undefined && { link: links }),
  };
};

export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the reader has this answer already (RFC 9110, 13.1.2: compared weakly). */
export const isKnown = (request: FastifyRequest, etag: string): boolean => {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
};
