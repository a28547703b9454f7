// Calls each operation as intended: as a permitted user, with the contract's example. The contract
// must declare the response.
import type { Operation } from '#domain/contract-operations';
import type { TestServer } from '../server/test-server.ts';
import { type Answered, call, emptyReport, judge, type Report } from './answer.ts';
import { addressOf, operations } from './contract.ts';
import { seed } from './seed.ts';
import { idFor, requestOf } from './subject.ts';

/** Reads come first, then changes, then deletions; the end of the session comes last. */
const order = ({ id, method }: Operation): number =>
  id === 'logout'
    ? 9
    : id === 'changePassword'
      ? 8
      : method === 'GET'
        ? 0
        : method === 'DELETE'
          ? 5
          : 2;

/** The `Location` of a created resource must accept a read, or at least a change or deletion. */
const wrongAddress = async (
  { app, people }: TestServer,
  { id, location: declared }: Operation,
  { status, location }: Answered,
): Promise<string[]> => {
  if (location === undefined)
    return declared !== undefined && status === 201 ? [`${id}: 201 without Location`] : [];
  if (!location.startsWith('/')) return []; // at a source host, which this check does not call
  const headers = { authorization: `Bearer ${people.superadmin.token}` };
  const { statusCode } = await app.inject({ url: location, headers });
  return [200, 405].includes(statusCode) ? [] : [`${id}: ${location} answers ${statusCode}`];
};

export const runHappy = async (server: TestServer): Promise<Report> => {
  const report = emptyReport();
  const seeded = await seed(server);
  for (const operation of operations.toSorted((one, other) => order(one) - order(other))) {
    const { token } = server.people.superadmin;
    const url = addressOf(operation, { path: idFor(operation, seeded) });
    const answered = await call(server.app, operation, { url, token, ...requestOf(operation) });
    judge(report, operation.id, answered);
    report.failures.push(...(await wrongAddress(server, operation, answered)));
    if (answered.status === 400)
      report.failures.push(
        `${operation.id} refuses its own example: ${JSON.stringify(answered.body)}`,
      );
  }
  return report;
};
