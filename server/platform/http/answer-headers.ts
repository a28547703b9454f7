// Headers that follow from the contract and the answer: where the made thing is, where the next page
// is, and the name by which a reader asks again.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '#domain/contract-operations';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), body);

/** `/v1/scans/{data.id}` with the id of the answer; undefined where it has none. */
const locationOf = (template: string, body: unknown): string | undefined => {
  const [, path = ''] = /\{([\w.]+)\}/.exec(template) ?? [];
  const id = valueAt(body, path);
  return typeof id === 'string' ? template.replace(`{${path}}`, encodeURIComponent(id)) : undefined;
};

const nextPageOf = (url: string, body: unknown): string | undefined => {
  const cursor = valueAt(body, 'meta.next_cursor');
  if (typeof cursor !== 'string') return undefined;
  const [path = '', search = ''] = url.split('?');
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
};

export const headersOfAnswer = (
  { method, location }: Operation,
  { url, basePath }: { url: string; basePath: string },
  { status, body }: { status: number; body?: unknown },
): Record<string, string> => {
  const made = location !== undefined && status > 200 ? locationOf(location, body) : undefined;
  const next = method === 'GET' && status === 200 ? nextPageOf(basePath + url, body) : undefined;
  return {
    ...(made !== undefined && { location: basePath + made }),
    ...(next !== undefined && { link: next }),
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
