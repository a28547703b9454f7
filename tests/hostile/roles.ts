// Calls every operation with every role, without a session, and with foreign rows. The expected
// responses follow from the contract; `npm test` makes the same calls in its contract check.
import { roles as allRoles } from '#domain/roles';
import { operations } from '../support/contract/contract.ts';
import { runDenials } from '../support/contract/denials.ts';
import { runForeign } from '../support/contract/foreign.ts';
import { startTestServer } from '../support/server/test-server.ts';
import type { Attack } from './outcome.ts';

const sampleSize = 10;

export const roles: Attack = async ({ scale, say }) => {
  const chosen = scale === 'full' ? operations : operations.slice(0, sampleSize);
  const server = await startTestServer();
  try {
    const denied = await runDenials(server, chosen);
    say(`  ${denied.cases} denials`);
    const foreign = await runForeign(server);
    return {
      totals: [
        `${denied.cases} requests that must be refused, to ${chosen.length} operations as ${allRoles.length} roles and without a session`,
        `${foreign.cases} requests to rows of another organisation or of another user`,
      ],
      failures: [...denied.failures, ...foreign.failures],
    };
  } finally {
    await server.close();
  }
};
