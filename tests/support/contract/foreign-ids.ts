// Calls every operation with a row in its path as another organization, with a row that it does not
// own.
import type { Operation } from '#domain/contract-operations';
import { newId } from '../../../server/platform/runtime/ids.ts';
import type { TestServer } from '../server/test-server.ts';
import { call } from './answer.ts';
import { addressOf, operations } from './contract.ts';
import { bodyOf, makeRows, type Rows } from './rows-of-everything.ts';
import { requestOf } from './subject.ts';

/**
 * The rows that a path's ids refer to, by operation or by the beginning of the path; the first
 * match applies.
 */
const subjects: readonly (readonly [start: string, Readonly<Record<string, keyof Rows>>])[] = [
  ['/manage-clients/findings/', { id: 'client', finding: 'finding' }],
  ['/manage-clients/repositories/', { id: 'client', repo: 'repository' }],
  ['/manage-clients/', { id: 'client' }],
  ['/repositories/', { id: 'repository', scan: 'sbom' }],
  ['/upload_scan/', { id: 'repository' }],
  ['/container_specs/', { id: 'repository' }],
  ['/scans/', { id: 'scan' }],
  ['/findings-filter/', { name: 'view' }],
  ['/findings/', { id: 'finding', comment_id: 'comment', finding: 'duplicate' }],
  ['/finding-send/', { id: 'finding' }],
  ['/sbom-findings/', { id: 'finding' }],
  ['/issues/', { id: 'finding' }],
  ['/remediation/fill-template/', { id: 'remediation' }],
  ['createRemediation', { id: 'finding' }],
  ['/remediations/', { id: 'remediation' }],
  ['/components/', { id: 'component' }],
  ['/team/', { id: 'user' }],
  ['/teams/', { id: 'team' }],
  ['/user/sessions/', { id: 'session' }],
  ['/user/unusual-logins/', { id: 'unusualLogin' }],
  ['/user/passkeys/', { id: 'passkey' }],
  ['/plexalyzer_tokens/', { id: 'token' }],
  ['/feedback/', { id: 'feedback' }],
  ['/client/notifications/', { id: 'notification' }],
  ['/policies/', { id: 'policy' }],
  ['/openai/reviewer-notes/', { id: 'note' }],
  ['/triage-rules/', { id: 'rule' }],
  ['/jobs/', { id: 'job' }],
  ['/outbox/', { id: 'mail' }],
  ['/user_connectors/', { id: 'connector' }],
  ['/domains/', { id: 'domain', repo: 'repository' }],
];

/** Operations that cannot be tested, with the reason. */
const untried: readonly (readonly [start: string, reason: string])[] = [
  ['/accept-verification/', 'the token is what admits its bearer'],
  ['/verify-register/', 'the token is what admits its bearer'],
  ['/reset-password/', 'the token is what admits its bearer'],
  ['/downloads/', 'the token is what admits its bearer'],
  ['/host-webhooks/', 'the signature is what admits its sender'],
  ['/resend-verification/', 'it is asked before anybody belongs to an organization'],
  ['/pricing/', 'plans belong to the installation'],
  ['/partner/', 'partners belong to the installation'],
  ['/stripe/', 'the ids are those of the payment provider, which answers for them'],
];

const prefix = '/v1';
const isOf = ({ id, url }: Operation, start: string): boolean =>
  id === start || url.replace(prefix, '').startsWith(start);

/** Values of a fixed list are not ids. */
const words = new Set(['source', 'host', 'kind', 'code']);
const idsOf = ({ parameters }: Operation) =>
  parameters.filter(({ in: place, name }) => place === 'path' && !words.has(name));

export type Untried = { operation: string; reason: string };
type Tried = { operation: Operation; params: Readonly<Record<string, keyof Rows>> };

/**
 * @throws if an operation has a row in its path, and neither the row nor a reason to skip it is
 * listed
 */
const sorted = (): { tried: Tried[]; left: Untried[] } => {
  const tried: Tried[] = [];
  const left: Untried[] = [];
  for (const operation of operations) {
    const ids = idsOf(operation);
    if (ids.length === 0) continue;
    const reason = untried.find(([start]) => isOf(operation, start))?.[1];
    if (reason !== undefined) {
      left.push({ operation: operation.id, reason });
      continue;
    }
    const known = subjects.find(([start]) => isOf(operation, start))?.[1] ?? {};
    const params = ids.map(({ name }) => {
      const row = known[name];
      if (row === undefined) throw new Error(`Which row is {${name}} of ${operation.url}?`);
      return [name, row] as const;
    });
    tried.push({ operation, params: Object.fromEntries(params) });
  }
  return { tried, left };
};

/** All combinations with at least one foreign id. */
const mixes = (names: readonly string[]): ReadonlySet<string>[] =>
  Array.from(
    { length: 2 ** names.length - 1 },
    (_, index) => new Set(names.filter((_name, at) => ((index + 1) >> at) & 1)),
  );

const snapshotQuery = async ({ deps }: TestServer): Promise<string> => {
  const { rows } = await deps.db.pool.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'client_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash from ${name} t where t.client_id = $1`,
    )
    .join(' union all ');
};

/** Query parameters that refer to rows as well. */
const queryOf = ({ id }: Operation, { sbom }: Rows): Record<string, string> =>
  id === 'diffSboms' ? { from: sbom, to: sbom } : {};

const ask = async (
  server: TestServer,
  { operation, params }: Tried,
  own: Rows,
  rowsOf: (name: string) => Rows,
): Promise<number> => {
  const body = bodyOf(operation.id, own);
  const request = requestOf(operation);
  const path = Object.entries(params).map(([name, row]) => [name, rowsOf(name)[row]] as const);
  const { status } = await call(server.app, operation, {
    url: addressOf(operation, {
      path: Object.fromEntries(path),
      query: queryOf(operation, rowsOf('id')),
    }),
    token: server.people.foreignAdmin.token,
    ...request,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return status;
};

/**
 * Makes the user a partner of their own organization, because partners call operations for the
 * organizations that they referred.
 */
const makePartner = async ({ deps, people }: TestServer): Promise<void> => {
  const { userId, email, clientId } = people.foreignAdmin;
  const partner = newId();
  const { pool } = deps.db;
  await pool.query('update users set is_partner = true where id = $1', [userId]);
  await pool.query(
    `insert into partners (id, name, email, active, discount_percent) values ($1, 'Reseller', $2, true, 0)`,
    [partner, email],
  );
  await pool.query('update clients set brought_by = $1 where client_id = $2', [partner, clientId]);
};

/** Reads come first. Deletions come last, the most deeply nested resources first. */
const order = ({ operation: { method, url } }: Tried): number =>
  method === 'GET' ? 0 : method === 'DELETE' ? 1000 - url.length : 1;

/**
 * Sending a finding is a selection of one, which is then empty. Removing a passkey first requires
 * the password, and the example's is not the user's.
 */
const refusals: Readonly<Record<string, readonly number[]>> = {
  sendFinding: [422],
  removePasskey: [422],
};

export type ForeignIds = {
  tried: number;
  cases: number;
  left: Untried[];
  failures: string[];
  /**
   * Operations that do not find the caller's own rows either, so that their refusals prove nothing.
   */
  blind: string[];
};

export const runForeignIds = async (server: TestServer): Promise<ForeignIds> => {
  await makePartner(server);
  const victim = await makeRows(server, 'admin', 'developer');
  const own = await makeRows(server, 'foreignAdmin', 'foreignDeveloper');
  const query = await snapshotQuery(server);
  const look = async (): Promise<Map<string, string>> => {
    const { rows } = await server.deps.db.pool.query<{ name: string; hash: string }>(query, [
      victim.client,
    ]);
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  };
  const { tried, left } = sorted();
  const failures: string[] = [];
  let cases = 0;
  let before = await look();
  for (const each of tried) {
    for (const foreign of mixes(Object.keys(each.params))) {
      const status = await ask(server, each, own, (name) => (foreign.has(name) ? victim : own));
      cases += 1;
      const name = `${each.operation.id} with another organization's ${[...foreign].join(' and ')}`;
      if (!(refusals[each.operation.id] ?? [403, 404]).includes(status))
        failures.push(`${name} answers ${status}`);
      const after = await look();
      for (const [table, hash] of after)
        if (hash !== before.get(table)) failures.push(`${name} changes ${table}`);
      before = after;
    }
  }
  const blind: string[] = [];
  for (const each of tried.toSorted((one, other) => order(one) - order(other))) {
    const status = await ask(server, each, own, () => own);
    // Any other refusal is about a row that was found.
    if (status === 404 || status === 403) blind.push(each.operation.id);
  }
  return { tried: tried.length, cases, left, failures, blind };
};
