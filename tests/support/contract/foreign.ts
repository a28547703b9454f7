// Access to other rows: those of another organization, and within the caller's organization if the
// role is limited to its own rows.
import { scopeOf } from '#domain/roles';
import type { TestServer } from '../server/test-server.ts';
import { call, emptyReport, judge, type Report } from './answer.ts';
import { addressOf, operations } from './contract.ts';
import { seed } from './seed.ts';
import { idFor, requestOf } from './subject.ts';

/** The name of the other organization's row, which must never appear in a response. */
const trace = 'contract-check';

export const runForeign = async (server: TestServer): Promise<Report> => {
  const report = emptyReport();
  const seeded = await seed(server);
  const strangers = [
    ['foreignAdmin', () => true],
    ['foreignDeveloper', () => true],
    ['developer', (scope: string) => scope === 'own'],
  ] as const;
  for (const [person, concerns] of strangers) {
    const { token, role } = server.people[person];
    for (const operation of operations) {
      const { access, id } = operation;
      const scope =
        access === 'public' || access === 'session' ? undefined : scopeOf({ role }, access);
      if (scope === undefined || !concerns(scope)) continue;
      const path = idFor(operation, seeded);
      const answered = await call(server.app, operation, {
        url: addressOf(operation, { path }),
        token,
        ...requestOf(operation),
      });
      const name = `${id} as ${person}`;
      // If another organization's row is in the path, it does not exist for the caller, unless the
      // server refused the body first. Otherwise the response must not contain that organization's
      // data.
      judge(report, name, answered, 'id' in path ? [404, 422] : undefined);
      if (answered.status < 300 && JSON.stringify(answered.body ?? null).includes(trace))
        report.failures.push(`${name} shows a row of another organisation`);
    }
  }
  return report;
};
