// Calls every operation of a running server.
import { operations } from '../../tests/support/contract/contract.ts';
import { runDenials } from '../../tests/support/contract/denials.ts';
import { runForeign } from '../../tests/support/contract/foreign.ts';
import { runFuzz } from '../../tests/support/contract/fuzz.ts';
import { runHappy } from '../../tests/support/contract/happy.ts';
import { startTestServer } from '../../tests/support/server/test-server.ts';
import { emptyReport, type Report } from '../../tests/support/contract/answer.ts';
import type { Check } from './types.ts';

/**
 * The report of a suite. A suite that throws, for example because its own rows are refused, is
 * reported by name.
 */
export const suite = async (name: string, run: () => Promise<Report>): Promise<Report> => {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...emptyReport(), failures: [`${name} could not go on: ${message}`] };
  }
};

export const answers: Check = {
  name: 'answers',
  run: async () => {
    const server = await startTestServer();
    try {
      const denied = await suite('denials', () => runDenials(server));
      const foreign = await suite('rows of others', () => runForeign(server));
      const fuzzed = await suite('fuzzing', () => runFuzz(server));
      const happy = await suite('regular calls', () => runHappy(server));
      const validated = denied.validated + foreign.validated + fuzzed.validated + happy.validated;
      // A suite that makes no calls would report no failures.
      const fewest = {
        'denial cases': [denied.cases, 10 * operations.length],
        'cases of other rows': [foreign.cases, operations.length],
        'fuzz cases': [fuzzed.cases, 2 * operations.length],
        'regular calls': [happy.cases, operations.length],
      } as const;
      const missing = Object.entries(fewest)
        .filter(([, [made, least]]) => made < least)
        .map(([what, [made, least]]) => `${made} ${what}, at least ${least} were expected`);
      return {
        lines: [
          `${validated} responses validated, ${happy.cases} regular calls, ${denied.cases + foreign.cases} denial cases, ${fuzzed.cases} fuzz cases`,
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
