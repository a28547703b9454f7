// The denial cases of every operation, generated from the contract.
import type { Operation } from '#domain/contract-operations';
import { roles, scopeOf } from '#domain/roles';
import { full } from '../server/full.ts';
import type { TestServer } from '../server/test-server.ts';
import { call, emptyReport, judge, merged, type Report, shown } from './answer.ts';
import { addressOf, bodyExample, headersOf, type Node, operations, resolve } from './contract.ts';

type Denial = (server: TestServer, operation: Operation, report: Report) => Promise<void>;

const json = { 'content-type': 'application/json' };
const twoMegabytes = JSON.stringify({ text: 'x'.repeat(2_000_000) });
const personOf = {
  superadmin: 'superadmin',
  admin: 'admin',
  cyberoper: 'cyberoper',
  developer: 'developer',
} as const;

/** A third of the values that apply to every operation alike; the next operation tests others. */
const inTurn = <Value>(operation: Operation, values: readonly Value[]): readonly Value[] => {
  const at = operations.indexOf(operation);
  return full ? values : values.filter((_, n) => (n + at) % 3 === 0);
};

/** A valid request. */
const wellFormed = (operation: Operation) => {
  if (operation.body?.json === undefined) return { headers: headersOf(operation) };
  return {
    headers: { ...json, ...headersOf(operation) },
    payload: JSON.stringify(bodyExample(operation.id)),
  };
};

/** The token of a user whom the operation permits. */
const permitted = (server: TestServer, { access }: Operation): string | undefined => {
  if (access === 'public') return undefined;
  const role =
    access === 'session'
      ? 'admin'
      : (roles.find(
          (candidate) =>
            candidate !== 'superadmin' && scopeOf({ role: candidate }, access) !== undefined,
        ) ?? 'superadmin');
  return server.people[personOf[role]].token;
};

const withoutSession: Denial = async (server, operation, report) => {
  if (operation.access === 'public') return;
  const url = addressOf(operation);
  for (const [name, token] of [
    ['without a token', undefined],
    ['with an invented token', 'pst_invented'],
    ['with an empty token', ''],
  ] as const) {
    judge(
      report,
      `${operation.id} ${name}`,
      await call(server.app, operation, { url, token, ...wellFormed(operation) }),
      [401],
    );
  }
};

const eachRole: Denial = async (server, operation, report) => {
  if (operation.access === 'public' || operation.access === 'session') return;
  for (const role of roles) {
    const { token } = server.people[personOf[role]];
    const allowed = scopeOf({ role }, operation.access) !== undefined;
    // An unknown parameter is refused after the role check and before any effect.
    const url = addressOf(operation, { query: { 'no-such-parameter': '1' } });
    judge(
      report,
      `${operation.id} as ${role}`,
      await call(server.app, operation, { url, token, ...wellFormed(operation) }),
      [allowed ? 400 : 403],
    );
  }
};

const unknownAndRepeated: Denial = async (server, operation, report) => {
  const token = permitted(server, operation);
  const url = addressOf(operation);
  const join = url.includes('?') ? '&' : '?';
  const answered = await call(server.app, operation, {
    url: `${url}${join}no-such-parameter=1`,
    token,
    ...wellFormed(operation),
  });
  judge(report, `${operation.id} with an unknown parameter`, answered, [400]);
  if (!JSON.stringify(answered.body).includes('no-such-parameter'))
    report.failures.push(`${operation.id} does not name the unknown parameter`);
  const repeatable = operation.parameters.find((parameter) => parameter.in === 'query');
  if (repeatable)
    judge(
      report,
      `${operation.id} with ${repeatable.name} repeated`,
      await call(server.app, operation, {
        url: `${url}${join}${repeatable.name}=1&${repeatable.name}=2`,
        token,
        ...wellFormed(operation),
      }),
      [400],
    );
};

const invalidIds: Denial = async (server, operation, report) => {
  const ids = operation.parameters.filter(
    ({ in: place, schema }) => place === 'path' && JSON.stringify(schema).includes('"uuid"'),
  );
  const token = permitted(server, operation);
  for (const { name } of ids) {
    for (const value of inTurn(operation, [
      '1',
      'not-an-id',
      "' or 1=1 --",
      '../../etc/passwd',
      '00000000-0000-0000-0000-00000000000g',
      '\u202eid',
      'x'.repeat(250),
    ])) {
      judge(
        report,
        `${operation.id} with the id ${value.slice(0, 20)}`,
        await call(server.app, operation, {
          url: addressOf(operation, { path: { [name]: value } }),
          token,
          ...wellFormed(operation),
        }),
        [400, 404],
      );
    }
  }
};

const malformedBodies: Denial = async (server, operation, report) => {
  if (operation.body === undefined) return;
  const token = permitted(server, operation);
  const url = addressOf(operation);
  const send = (headers: Record<string, string>, payload: string) =>
    call(server.app, operation, {
      url,
      token,
      headers: { ...headersOf(operation), ...headers },
      payload,
    });
  if (operation.body.json === undefined) {
    judge(report, `${operation.id} as JSON`, await send(json, '{}'), [415]);
    judge(
      report,
      `${operation.id} without its parts`,
      await send({ 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n'),
      [400, 404, 501],
    );
    return;
  }
  for (const payload of inTurn(operation, ['{', '{"a":}', '"', 'null,', '\u0000', '{"a":1}}']))
    judge(report, `${operation.id} with broken JSON`, await send(json, payload), [400]);
  const { additionalProperties, required } = resolve(operation.body.json) as Record<
    string,
    unknown
  >;
  // The bodies of source hosts' webhooks have arbitrary properties.
  const takesAnything = additionalProperties === true && required === undefined;
  const unknown = takesAnything ? [] : ['{"no-such-property":1}'];
  for (const payload of [...inTurn(operation, ['[]', '42', '"text"', 'true', '[[]]']), ...unknown])
    judge(report, `${operation.id} with ${payload}`, await send(json, payload), [400]);
  const types = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'];
  for (const type of inTurn(operation, types))
    judge(
      report,
      `${operation.id} as ${type}`,
      await send({ 'content-type': type }, 'a=1'),
      [400, 415],
    );
  for (const payload of inTurn(operation, [twoMegabytes]))
    judge(report, `${operation.id} with two megabytes`, await send(json, payload), [413]);
};

/** Values of another type than the schema's. */
const wrongFor = (schema: Node): readonly unknown[] => {
  const {
    type,
    maxLength,
    maxItems,
    enum: choices,
  } = schema as {
    type?: string | string[];
    maxLength?: number;
    maxItems?: number;
    enum?: unknown[];
  };
  const types = [type].flat();
  const nullable = types.includes('null') || 'oneOf' in schema;
  return [
    ...(nullable ? [] : [null]),
    ...(types.includes('string') || choices
      ? [42, ['text']]
      : types.includes('array')
        ? ['text', 42]
        : ['text', [[]]]),
    ...(maxLength !== undefined && types.includes('string') ? ['x'.repeat(maxLength + 1)] : []),
    ...(maxItems !== undefined ? [Array.from({ length: maxItems + 1 }, () => null)] : []),
  ];
};

const bodySchema = (
  operation: Operation,
): { required?: string[]; properties?: Record<string, Node> } =>
  operation.body?.json === undefined ? {} : resolve(operation.body.json);

/**
 * Missing, null, wrongly typed or too long fields are refused, with the field's name in `detail`.
 */
const eachField: Denial = async (server, operation, report) => {
  const { required = [], properties = {} } = bodySchema(operation);
  const token = permitted(server, operation);
  const url = addressOf(operation);
  const example = bodyExample(operation.id) as Record<string, unknown>;
  const refused = async (name: string, what: string, body: unknown) => {
    const answered = await call(server.app, operation, {
      url,
      token,
      headers: { ...json, ...headersOf(operation) },
      payload: JSON.stringify(body),
    });
    judge(report, `${operation.id} with ${name} ${what}`, answered, [400]);
    if (answered.status === 400 && !JSON.stringify(answered.body).includes(`"${name}"`))
      report.failures.push(`${operation.id} does not name ${name} ${what}`);
  };
  for (const name of required) {
    const { [name]: _missing, ...rest } = example;
    await refused(name, 'missing', rest);
  }
  for (const [name, schema] of Object.entries(properties)) {
    const target = resolve(schema);
    // Every value matches a schema without constraints.
    if (Object.keys(target).every((keyword) => keyword === 'description' || keyword === 'examples'))
      continue;
    for (const value of wrongFor(target))
      await refused(name, `as ${shown(value).slice(0, 30)}`, { ...example, [name]: value });
  }
};

export const denials: Readonly<Record<string, Denial>> = {
  withoutSession,
  eachRole,
  unknownAndRepeated,
  invalidIds,
  malformedBodies,
  eachField,
};

/** Refusals change nothing, so operations can run in parallel on one database. */
const lanes = 4;

export const runDenials = async (
  server: TestServer,
  chosen: readonly Operation[] = operations,
): Promise<Report> => {
  const reports = chosen.map(emptyReport);
  const waiting = chosen.entries();
  const lane = async (): Promise<void> => {
    for (const [index, operation] of waiting)
      for (const denial of Object.values(denials))
        await denial(server, operation, reports[index] ?? emptyReport());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return merged(reports);
};
