import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf, operations } from '../support/contract/contract.ts';
import { denials } from '../support/contract/denials.ts';
import { emptyReport } from '../support/contract/answer.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

// `npm run contract` does it for every operation; here for one of each area and method, so that the suite itself stays proved.
const one = new Map(operations.map((operation) => [`${operation.method} ${callOf(operation.id).split('/')[1]}`, operation]));
const chosen = [...one.values()];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(Object.entries(denials))('operations refuse: %s', (_name, denial) => {
  it('with an answer that the contract declares', async () => {
    const report = emptyReport();
    for (const operation of chosen) await denial(server, operation, report);
    expect(report.failures).toEqual([]);
    expect(report.cases).toBeGreaterThan(50);
  });
});
