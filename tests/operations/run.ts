// npm run test:operations [-- pgbouncer switchover …] [--sample]
// Applies operational events to an installation, prints the measurements, and fails if the product
// does not handle one. Uses Debian's postgresql, pgbouncer and nginx if they are installed, in
// separate clusters. All traffic goes to 127.0.0.1.
import process from 'node:process';
import { inspect, parseArgs } from 'node:util';
import type { OperationsCase } from './case.ts';
import { missingTools } from './support/tools.ts';

const cases: Readonly<Record<string, () => Promise<OperationsCase>>> = {
  pgbouncer: async () => (await import('./cases/pgbouncer.ts')).pgbouncer,
  switchover: async () => (await import('./cases/switchover.ts')).switchover,
  replica: async () => (await import('./cases/replica.ts')).replica,
  rolling: async () => (await import('./cases/rolling.ts')).rolling,
  terminated: async () => (await import('./cases/terminated.ts')).terminated,
  cut: async () => (await import('./cases/cut.ts')).cut,
};

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean', default: false } },
});

const unknown = positionals.filter((name) => !(name in cases));
if (unknown.length > 0)
  throw new Error(
    `No such case: ${unknown.join(', ')}. There are: ${Object.keys(cases).join(', ')}.`,
  );

let failed = 0;
for (const [name, load] of Object.entries(cases)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { needs, run } = await load();
  const missing = missingTools(needs);
  if (missing.length > 0) {
    console.log(`– ${name}  skipped: ${missing.join(', ')} not installed`);
    continue;
  }
  const begun = performance.now();
  const { totals, failures } = await run({
    scale: given.sample ? 'sample' : 'full',
    say: (line) => console.log(`  ${line}`),
  }).catch((error: unknown) => ({ totals: [], failures: [inspect(error)] }));
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${name}  ${seconds} s`);
  for (const line of totals) console.log(`    ${line}`);
  for (const line of failures) console.log(`    ✗ ${line}`);
  failed += failures.length;
}
console.log(`${failed} failures`);
// A case that failed halfway may have left its callers running.
process.exit(failed === 0 ? 0 : 1);
