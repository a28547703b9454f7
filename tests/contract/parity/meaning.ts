// Determines what two responses must have in common.
import type { Compared } from './question.ts';

export type Answer = { status: number; allow: string | null; text: string };

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Objects whose keys are data: a job's results, the detail of an audit entry, hashes by algorithm.
 */
const free = new Set([
  'facts',
  'detail',
  'result',
  'fields',
  'error_facts',
  'ignored_by_reason',
  'hashes',
]);

/**
 * The differences in shape between two values, as `path: what`. A value that one of them lacks,
 * such as null or the rows of an empty list, is not compared.
 */
const shapeDifferences = (mock: unknown, server: unknown, at = ''): string[] => {
  if (Array.isArray(mock) && Array.isArray(server))
    return mock.length === 0 || server.length === 0
      ? []
      : shapeDifferences(mock[0], server[0], `${at}[]`);
  if (mock === null || server === null) return [];
  if (!isObject(mock) || !isObject(server))
    return typeof mock === typeof server && Array.isArray(mock) === Array.isArray(server)
      ? []
      : [`${at}: ${typeof mock} in the mock, ${typeof server} at the server`];
  const names = [...new Set([...Object.keys(mock), ...Object.keys(server)])];
  return names.flatMap((name) => {
    const place = `${at}.${name}`;
    if (!(name in mock)) return [`${place}: not in the mock`];
    if (!(name in server)) return [`${place}: not at the server`];
    return free.has(name) ? [] : shapeDifferences(mock[name], server[name], place);
  });
};

/** The field that identifies a row. */
const nameOf = (row: Json): unknown => row['id'] ?? row['key'] ?? row['value'];

const rowsOf = (body: Json) => {
  const { data, meta } = body as { data?: unknown; meta?: Json };
  const rows = isObject(data) ? (data['options'] ?? data['people']) : data;
  return {
    rows: (rows as Json[]).map(nameOf),
    counts: (rows as Json[]).map((row) => row['count'] ?? row['total'] ?? row['findings']),
    total: isObject(data) ? data['total'] : meta?.['total'],
  };
};

const refusalOf = ({ status, allow }: Answer, body: Json) => {
  const errors = (body['errors'] ?? []) as { in: string; pointer: string }[];
  return {
    status,
    allow,
    code: body['code'],
    type: body['type'],
    errors: errors.map((error) => `${error.in} ${error.pointer}`).toSorted(),
  };
};

const bodyOf = ({ text }: Answer): Json => (text === '' ? {} : (JSON.parse(text) as Json));

/** A byte order mark is not part of a response's text. */
const fileOf = ({ text }: Answer): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/(urn:uuid:|parapet:)[\da-f-]{36}/g, '$1number')
    .replaceAll(/"(timestamp|generated_at)":\s*"[^"]*"/g, '"$1":"moment"')
    .replaceAll(/"name":"Parapet","version":"[^"]*"/g, '"name":"Parapet","version":"one"');

/** The two values to compare, from the mock and from the server. */
export const meanings = (mock: Answer, server: Answer, compared: Compared) => {
  if (compared === 'file' && mock.status < 300 && server.status < 300)
    return [fileOf(mock).split('\n'), fileOf(server).split('\n')] as const;
  const [one, other] = [bodyOf(mock), bodyOf(server)];
  if (mock.status >= 400 || server.status >= 400)
    return [refusalOf(mock, one), refusalOf(server, other)] as const;
  const statuses = [{ status: mock.status }, { status: server.status }] as const;
  if (compared === 'status') return statuses;
  if (compared === 'value') return [one, other] as const;
  const differences = shapeDifferences(one, other);
  return [
    { ...statuses[0], differences, ...(compared === 'rows' && rowsOf(one)) },
    { ...statuses[1], differences: [], ...(compared === 'rows' && rowsOf(other)) },
  ] as const;
};
