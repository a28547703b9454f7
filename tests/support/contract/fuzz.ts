// Sends requests that no client would send on purpose. Every response must be declared by the
// operation.
import fc from 'fast-check';
import type { Operation } from '#domain/contract-operations';
import { full } from '../server/full.ts';
import type { TestServer } from '../server/test-server.ts';
import { call, emptyReport, judge, type Report, shown } from './answer.ts';
import { value } from './arbitrary.ts';
import { addressOf, headersOf, operations } from './contract.ts';
import { seed } from './seed.ts';
import { idFor } from './subject.ts';

/** These would end the caller's session, or wait on purpose. */
const apart: ReadonlySet<string> = new Set(['logout', 'changePassword']);

const written = (given: unknown): string =>
  Array.isArray(given)
    ? given.map(written).join(',')
    : typeof given === 'string'
      ? given
      : JSON.stringify(given);

// A lone surrogate has no UTF-8 form, so no client can put it into a URL.
const inAddress = (given: unknown): string => written(given).toWellFormed();

const requestOf = (operation: Operation) => {
  const of = (place: 'path' | 'query') =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const path = fc.record(
    Object.fromEntries(
      of('path').map(({ name, schema }) => [
        name,
        value(schema)
          .map(inAddress)
          .map((text) => (/^\.*$/.test(text) ? 'x' : text)),
      ]),
    ),
  );
  const query = fc.record(
    Object.fromEntries(of('query').map(({ name, schema }) => [name, value(schema).map(inAddress)])),
    {
      requiredKeys: of('query')
        .filter(({ required }) => required)
        .map(({ name }) => name),
    },
  );
  const body =
    operation.body?.json === undefined ? fc.constant(undefined) : value(operation.body.json);
  return fc.record({ path, query, body });
};

export type FuzzOptions = { seed?: number; runs?: number; person?: keyof TestServer['people'] };

type Prepared = {
  operation: Operation;
  subject: Record<string, string>;
  samples: { path: Record<string, string>; query: Record<string, string>; body: unknown }[];
};

/**
 * Rounds over all operations. The number and the seed are fixed, so that failures are reproducible
 * on any machine.
 */
export const runFuzz = async (
  server: TestServer,
  { seed: fixed = 20_260_101, runs = full ? 12 : 3, person = 'superadmin' }: FuzzOptions = {},
  chosen: readonly Operation[] = operations,
): Promise<Report> => {
  const report = emptyReport();
  const { token } = server.people[person];
  const seeded = await seed(server);
  const prepared = chosen
    .filter(({ id, body }) => !apart.has(id) && body?.multipart === undefined)
    .map((operation): Prepared => ({
      operation,
      // Uses an existing row unless the operation deletes it, so that the fuzz test gets past the
      // look-up.
      subject: operation.method === 'DELETE' ? {} : idFor(operation, seeded),
      samples: fc.sample(requestOf(operation), { seed: fixed, numRuns: runs }),
    }));
  for (let round = 0; round < runs; round += 1) {
    for (const { operation, subject, samples } of prepared) {
      const sample = samples[round];
      if (!sample) continue;
      const { query, body } = sample;
      const path = round % 3 === 2 ? sample.path : { ...sample.path, ...subject };
      const required = headersOf(operation);
      const payload =
        body === undefined
          ? { headers: required }
          : {
              headers: { 'content-type': 'application/json', ...required },
              payload: JSON.stringify(body),
            };
      const url = addressOf(operation, { path, query });
      judge(
        report,
        `${operation.id} ${url.slice(0, 300)} ${shown(body)}`,
        await call(server.app, operation, { url, token, ...payload }),
      );
    }
  }
  return report;
};
