// Runs a check in a separate thread, so that the slowest check does not wait for others.
import { Worker } from 'node:worker_threads';
import type { CheckResult } from './types.ts';

/** Node 20 does not load TypeScript in a thread, even if the parent does. */
const loader = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('threaded.ts', import.meta.url).href)});
});`;

export type Task = { name: string; root: string };

/** Imports and runs a check by name. If the thread dies, the check did not finish. */
export const runInThread = (name: string, root: string): Promise<CheckResult> =>
  new Promise((resolve, reject) => {
    const task: Task = { name, root };
    const worker = new Worker(loader, { eval: true, workerData: task });
    worker.once('message', (result: CheckResult) => resolve(result));
    worker.once('error', (error) => reject(error));
    // After its message this has no effect, because a promise keeps its first value.
    worker.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)));
  });
