// npm run bench [-- browser | start | import | queries …]: measures and prints the rows of
// docs/performance.md, without checks. Close other programs first, because results on a busy
// machine are unreliable.
import process from 'node:process';

const suites: Record<
  string,
  () => Promise<{ run: () => Promise<string[]> | AsyncIterable<string> }>
> = {
  start: () => import('./start-up.ts'),
  browser: () => import('./browser/run.ts'),
  import: () => import('./import/run.ts'),
  mocks: () => import('./mock-start.ts'),
  queries: () => import('./list-queries.ts'),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0)
  throw new Error(
    `No such measurement: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`,
  );

console.log('| What | Measured | Bar |\n|---|---|---|');
for (const [name, load] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const { run } = await load();
  for await (const row of await run()) console.log(row);
}
