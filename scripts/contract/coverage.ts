// The contract has every operation of the specification. The compiler checks that the server has a
// handler for each operation (`server/routes.ts`).
import { specificationCalls } from '../../tests/contract/specification-calls.ts';
import { callOf, isParapetsOwn, operations } from '../../tests/support/contract/contract.ts';
import type { Check } from './types.ts';

export const coverage: Check = {
  name: 'coverage',
  run: () => {
    const calls = new Map(operations.map(({ id }) => [callOf(id), id]));
    const specified = new Set<string>(specificationCalls);
    const missing = specificationCalls
      .filter((call) => !calls.has(call))
      .map((call) => `${call} of the specification is not in the contract`);
    const unmarked = [...calls]
      .filter(([call, id]) => specified.has(call) === isParapetsOwn(id))
      .map(([call]) => `${call}: x-origin does not agree with the specification`);
    return Promise.resolve({
      lines: [
        `operations: ${specificationCalls.length} in the specification, ${operations.length} in the contract, each answered`,
      ],
      failures: [...missing, ...unmarked],
    });
  },
};
