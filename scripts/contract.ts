// npm run contract: nothing that follows from the contract may drift from it. See docs/contract.md.
import path from 'node:path';
import { accept, breaking } from './contract/breaking.ts';
import { coverage } from './contract/coverage.ts';
import { drift } from './contract/drift.ts';
import { lint } from './contract/lint.ts';
import { mocks } from './contract/mocks.ts';
import { answers } from './contract/server.ts';
import type { Check } from './contract/types.ts';

const checks: readonly Check[] = [lint, drift, breaking, coverage, mocks, answers];

const root = path.resolve(import.meta.dirname, '..');

const main = async (): Promise<number> => {
  let failed = 0;
  for (const { name, run } of checks) {
    const { lines, failures } = await run(root);
    failed += failures.length;
    console.log(`${failures.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${lines.join('; ')}`);
    for (const failure of failures.slice(0, 40)) console.error(`     ${failure}`);
    if (failures.length > 40) console.error(`     and ${failures.length - 40} more`);
  }
  console.log(`${failed} failures`);
  return failed === 0 ? 0 : 1;
};

if (process.argv.includes('--accept')) {
  await accept(root);
  console.log('openapi/released.yaml is the present contract now. Say in the commit why.');
} else {
  process.exitCode = await main();
}
