// The running server, called for every operation.
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
      const fuzzed = await runFuzz(server, { milliseconds: 30_000 });
      const happy = await runHappy(server);
      const validated = denied.validated + foreign.validated + fuzzed.validated + happy.validated;
      return {
        lines: [`${validated} responses validated, ${happy.cases} calls as meant, ${denied.cases + foreign.cases} denial cases, ${fuzzed.cases} fuzz cases`],
        failures: [...denied.failures, ...foreign.failures, ...fuzzed.failures, ...happy.failures],
      };
    } finally {
      await server.close();
    }
  },
};
