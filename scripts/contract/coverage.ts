// Which calls of the specification the contract has, and how many the server answers for real.
import { notBuilt } from '../../server/http/not-built.ts';
import { specificationCalls } from '../../tests/contract/specification-calls.ts';
import { callOf, isParapetsOwn, operations } from '../../tests/support/contract/contract.ts';
import type { Check } from './types.ts';

export const coverage: Check = {
  name: 'coverage',
  run: () => {
    const calls = new Map(operations.map(({ id }) => [callOf(id), id]));
    const specified = new Set<string>(specificationCalls);
    const missing = specificationCalls.filter((call) => !calls.has(call)).map((call) => `${call} of the specification is not in the contract`);
    const unmarked = [...calls].filter(([call, id]) => specified.has(call) === isParapetsOwn(id)).map(([call]) => `${call}: x-origin does not tell whose call it is`);
    const names = new Set(operations.map(({ id }) => id));
    const stale = notBuilt.filter((id) => !names.has(id)).map((id) => `${id} is listed as not built and is not in the contract`);
    return Promise.resolve({
      lines: [`operations: ${specificationCalls.length} in the specification, ${operations.length} in the contract, ${operations.length - notBuilt.length} answered for real, ${notBuilt.length} not_built`],
      failures: [...missing, ...unmarked, ...stale],
    });
  },
};
