// A check on a thread of its own, so that the two that compute longest do not wait for each other.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { checks, type Entry, type Outcome, runCheck } from './checks.ts';

/** Node 20 loads no TypeScript in a thread, whatever its parent loads. */
const loader = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(import.meta.url)});
});`;

type Task = { name: string; root: string };

/** As `runCheck`. A thread that dies is a check that did not come to its end. */
export const runInThread = ({ name }: Entry, root: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const start = performance.now();
    const task: Task = { name, root };
    const worker = new Worker(loader, { eval: true, workerData: task });
    const died = (reason: string): void =>
      resolve({
        name,
        seconds: (performance.now() - start) / 1000,
        lines: ['did not come to its end'],
        failures: [reason],
      });
    worker.once('message', (outcome: Outcome) => resolve(outcome));
    worker.once('error', (error) => died(error instanceof Error ? error.message : String(error)));
    // After its message this changes nothing: a promise keeps its first value.
    worker.once('exit', (code) => died(`its thread ended with ${code}`));
  });

if (!isMainThread && parentPort !== null) {
  const { name, root } = workerData as Task;
  const entry = checks.find((check) => check.name === name);
  if (entry === undefined) throw new Error(`No such check: ${name}.`);
  parentPort.postMessage(await runCheck(entry, root));
}
