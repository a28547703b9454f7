// Generates requests for an operation from the contract: valid, nearly valid, or hostile.
import fc from 'fast-check';
import type { Operation } from '#domain/contract-operations';
import { hostileTexts, value } from '../../support/contract/arbitrary.ts';
import { addressOf, bodyExample } from '../../support/contract/contract.ts';
import { sarif } from '../../support/contract/seed.ts';
import { isUuid, type KnownIds, kindOfName, kindOfOperation } from './known-ids.ts';
import type { Random } from './random.ts';

export type Request = { url: string; headers: Record<string, string>; payload: string | undefined };

export type Draft = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
};

const written = (given: unknown): string =>
  Array.isArray(given)
    ? given.map(written).join(',')
    : typeof given === 'string'
      ? given
      : JSON.stringify(given);

// A lone surrogate has no UTF-8 form, so no client can put it into a URL.
const inAddress = (given: unknown): string => written(given).toWellFormed();

// The characters that Node's client permits: a header is Latin-1 without control characters.
const inHeader = (given: unknown): string =>
  written(given)
    .replaceAll(/[^\t\u0020-\u007e\u00a0-\u00ff]/g, '?')
    .slice(0, 2000);

const record = (operation: Operation, place: 'path' | 'query' | 'header') => {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, value(schema)])),
    { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
  );
};

/** Generates `count` drafts, which are reproducible by the seed. */
export const draftsOf = (operation: Operation, seed: number, count: number): Draft[] => {
  const schema = operation.body?.json ?? operation.body?.multipart;
  return fc.sample(
    fc.record({
      path: record(operation, 'path'),
      query: record(operation, 'query'),
      headers: record(operation, 'header'),
      body: schema === undefined ? fc.constant(undefined) : value(schema),
    }),
    { seed, numRuns: count },
  );
};

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  -1,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[[]]]]],
];

type Container = Record<string, unknown>;

const isContainer = (given: unknown): given is Container =>
  typeof given === 'object' && given !== null;

/** Every array and object within a value. */
const containersOf = (given: unknown): Container[] =>
  isContainer(given) ? [given, ...Object.values(given).flatMap(containersOf)] : [];

/** Replaces generated ids by known ones. */
const withKnownIds = (given: unknown, kind: string, ids: KnownIds, random: Random): unknown => {
  if (isUuid(given)) return ids.one(random, kind);
  if (Array.isArray(given)) return given.map((item) => withKnownIds(item, kind, ids, random));
  if (!isContainer(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, inner]) => [
      name,
      withKnownIds(inner, kindOfName(name) || kind, ids, random),
    ]),
  );
};

/** Introduces one error: a value of another type, an additional or a missing property. */
const spoilt = (given: unknown, random: Random): unknown => {
  const copy = structuredClone(given);
  const container = random.pick(containersOf(copy));
  if (container === undefined) return random.pick(hostileValues);
  const name = random.pick(Object.keys(container)) ?? 'no-such-property';
  if (random.chance(0.15)) Reflect.deleteProperty(container, name);
  else if (random.chance(0.1)) container['__proto__\u0000'] = random.pick(hostileValues);
  else container[name] = random.pick(hostileValues);
  return copy;
};

/** Malformed JSON as clients produce it. */
const brokenJson = (text: string, random: Random): string =>
  random.pick([
    text.slice(0, random.below(text.length + 1)),
    `${text}${text}`,
    text.replaceAll('"', "'"),
    text.replace(':', ':"\\ud800",'),
    `\ufeff${text}`,
    '[1e999999]',
    '['.repeat(5_000),
    `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
  ]) ?? text;

const jsonOf = (operation: Operation, drafted: unknown, ids: KnownIds, random: Random): string => {
  const example = bodyExample(operation.id);
  const right = random.chance(0.5) && example !== undefined ? structuredClone(example) : drafted;
  const known = withKnownIds(right, kindOfOperation(operation), ids, random);
  const text = JSON.stringify(random.chance(0.4) ? spoilt(known, random) : known);
  return random.chance(0.02) ? brokenJson(text, random) : text;
};

const reports: readonly string[] = [
  JSON.stringify(sarif),
  JSON.stringify(sarif).replaceAll('sql', '<svg onload=alert(1)>'),
  '',
  '[',
  '{"version":"2.1.0","runs":[null,{"results":[null,7,{}]}]}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  'title,severity\n=cmd|calc,\u0000',
  '\u0000\u0001PK\u0003\u0004',
];

const formOf = (drafted: unknown, random: Random): string => {
  const boundary = 'hostile';
  const fields = isContainer(drafted) ? Object.entries(drafted) : [];
  const parts = fields
    .filter(([name]) => name !== 'file' && name !== 'screenshot')
    .map(([name, given]) => `name="${name.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${inAddress(given)}`);
  const fileName =
    random
      .pick(hostileTexts)
      ?.toWellFormed()
      .replaceAll(/["\r\n\u0000]/g, '') ?? '';
  const file = `name="file"; filename="${fileName.slice(0, 300)}"\r\n\r\n${random.pick(reports) ?? ''}`;
  const whole = [...parts, ...(random.chance(0.9) ? [file] : [])]
    .map((part) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`)
    .join('');
  const body = `${whole}--${boundary}--\r\n`;
  return random.chance(0.05) ? body.slice(0, random.below(body.length)) : body;
};

const bodyOf = (operation: Operation, drafted: unknown, ids: KnownIds, random: Random) => {
  if (operation.body === undefined) return { type: undefined, payload: undefined };
  if (operation.body.json === undefined)
    return { type: 'multipart/form-data; boundary=hostile', payload: formOf(drafted, random) };
  return { type: 'application/json', payload: jsonOf(operation, drafted, ids, random) };
};

/** Never `.` or `..`, which URL parsers resolve, and never empty, which would be another path. */
const asSegment = (text: string): string => (/^\.*$/.test(text) ? 'x' : text.slice(0, 280));

export const requestFor = (
  operation: Operation,
  draft: Draft,
  ids: KnownIds,
  random: Random,
): Request => {
  const kind = kindOfOperation(operation);
  const known = (name: string, given: unknown) =>
    withKnownIds(given, name === 'id' ? kind : kindOfName(name), ids, random);
  const texts = (values: Record<string, unknown>, write: (given: unknown) => string) =>
    Object.fromEntries(
      Object.entries(values).map(([name, given]) => [name, write(known(name, given))]),
    );
  const path = texts(draft.path, (given) => asSegment(inAddress(given)));
  const name = random.chance(0.7) ? ids.name(random) : undefined;
  if ('name' in path && name !== undefined) path['name'] = asSegment(name.toWellFormed());
  // A few parameters at a time: one invalid filter among forty hides the others.
  const names = Object.keys(draft.query);
  const kept = new Set(names.filter(() => random.chance(Math.min(1, 3 / names.length))));
  const required = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => name);
  const query = texts(
    Object.fromEntries(
      Object.entries(draft.query).filter(([name]) => kept.has(name) || required.includes(name)),
    ),
    inAddress,
  );
  const { type, payload } = bodyOf(operation, draft.body, ids, random);
  const headers: Record<string, string> = {
    ...texts(
      Object.fromEntries(
        Object.entries(draft.headers).map(([name, given]) => [name.toLowerCase(), given]),
      ),
      inHeader,
    ),
    ...(type !== undefined && { 'content-type': type }),
  };
  // Most keys are new, because a repeated key only returns the first response.
  if ('idempotency-key' in headers && random.chance(0.8))
    headers['idempotency-key'] = String(random.next());
  return { url: addressOf(operation, { path, query }), headers, payload };
};
