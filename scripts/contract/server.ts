// The running server, called for every operation.
import { operations } from '../../tests/support/contract/contract.ts';
import { runDenials } from '../../tests/support/contract/denials.ts';
import { runForeign } from '../../tests/support/contract/foreign.ts';
import { runFuzz } from '../../tests/support/contract/fuzz.ts';
import { runHappy } from '../../tests/support/contract/happy.ts';
import { startTestServer } from '../../tests/support/server/test-server.ts';
import type { Check } from './types.ts';

export const answers: Check = {
  name: 'answers',
  run: async () => {
    const server = await startTestServer();
    try {
      const denied = await runDenials(server);
      const foreign = await runForeign(server);
      const fuzzed = await runFuzz(server);
      const happy = await runHappy(server);
      const validated = denied.validated + foreign.validated + fuzzed.validated + happy.validated;
      // A suite that asks nothing finds nothing.
      const fewest = {
        'denial cases': [denied.cases, 10 * operations.length],
        'cases of other rows': [foreign.cases, operations.length],
        'fuzz cases': [fuzzed.cases, 2 * operations.length],
        'calls as meant': [happy.cases, operations.length],
      } as const;
      const missing = Object.entries(fewest)
        .filter(([, [asked, least]]) => asked < least)
        .map(([what, [asked, least]]) => `${asked} ${what}, at least ${least} were expected`);
      return {
        lines: [
          `${validated} responses validated, ${happy.cases} calls as meant, ${denied.cases + foreign.cases} denial cases, ${fuzzed.cases} fuzz cases`,
        ],
        failures: [
          ...missing,
          ...denied.failures,
          ...foreign.failures,
          ...fuzzed.failures,
          ...happy.failures,
        ],
      };
    } finally {
      await server.close();
    }
  },
};
