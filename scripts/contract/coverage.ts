// Which calls of the specification the contract has. That the server answers each operation is the compiler's to say (`server/http/handlers.ts`).
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
      .map(([call]) => `${call}: x-origin does not tell whose call it is`);
    return Promise.resolve({
      lines: [
        `operations: ${specificationCalls.length} in the specification, ${operations.length} in the contract, each answered`,
      ],
      failures: [...missing, ...unmarked],
    });
  },
};
