// A check on a thread of its own, so that the one that computes longest waits for no other.
import { Worker } from 'node:worker_threads';
import type { CheckResult } from './types.ts';

/** Node 20 loads no TypeScript in a thread, whatever its parent loads. */
const loader = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('threaded.ts', import.meta.url).href)});
});`;

export type Task = { name: string; root: string };

/** Reads and runs a check by its name. A thread that dies is a check that did not come to its end. */
export const runInThread = (name: string, root: string): Promise<CheckResult> =>
  new Promise((resolve, reject) => {
    const task: Task = { name, root };
    const worker = new Worker(loader, { eval: true, workerData: task });
    worker.once('message', (result: CheckResult) => resolve(result));
    worker.once('error', (error) => reject(error));
    // After its message this changes nothing: a promise keeps its first value.
    worker.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)));
  });
