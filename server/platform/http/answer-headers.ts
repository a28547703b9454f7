// Response headers derived from the contract and the response: the location of the created
// resource, links to other pages, and the ETag.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '#domain/contract-operations';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), body);

/**
 * Fills `/v1/scans/{data.id}` with the id of the response, `{path.id}` with that of the request;
 * undefined if one of them is missing. `{url}` alone is a host's URL from the response.
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
 * Links to adjacent pages (RFC 8288). A cursor only leads forward, so the previous page is linked
 * only if pages are numbered.
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
  // Some lists count from 0, as in the specification.
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

/** Returns whether the client already has this response (RFC 9110, 13.1.2: weak comparison). */
export const isKnown = (request: FastifyRequest, etag: string): boolean => {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
};
