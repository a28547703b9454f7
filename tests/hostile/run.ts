// npm run test:hostile [-- fuzz races …] [--seed=20260101] [--requests=100000] [--sample]
// Attacks the product, prints the measurements, and fails if an attack succeeds. All requests go to
// 127.0.0.1.
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Attack } from './outcome.ts';

const attacks: Readonly<Record<string, () => Promise<Attack>>> = {
  fuzz: async () => (await import('./fuzz/fuzz.ts')).fuzz,
  roles: async () => (await import('./roles.ts')).roles,
  races: async () => (await import('./races/races.ts')).raceAll,
  texts: async () => (await import('./texts/texts.ts')).texts,
  uploads: async () => (await import('./uploads/uploads.ts')).uploads,
  killed: async () => (await import('./killed/killed.ts')).killed,
  slow: async () => (await import('./slow/slow.ts')).slow,
};

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '20260101' },
    requests: { type: 'string' },
    sample: { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((name) => !(name in attacks));
if (unknown.length > 0)
  throw new Error(
    `No such attack: ${unknown.join(', ')}. There are: ${Object.keys(attacks).join(', ')}.`,
  );

let failed = 0;
for (const [name, load] of Object.entries(attacks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const attack = await load();
  const { totals, failures } = await attack({
    scale: given.sample ? 'sample' : 'full',
    seed: Number(given.seed),
    requests: given.requests === undefined ? undefined : Number(given.requests),
    say: (line) => console.log(line),
  });
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${name}`);
  for (const line of totals) console.log(`    ${line}`);
  for (const line of failures) console.log(`    ✗ ${line}`);
  failed += failures.length;
}
console.log(`${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
