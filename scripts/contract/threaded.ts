// The entry point of a check's thread; see thread.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { checks } from './checks.ts';
import type { Task } from './thread.ts';

const { name, root } = workerData as Task;
const entry = checks.find((check) => check.name === name);
if (entry === undefined) throw new Error(`No such check: ${name}.`);
const check = await entry.read();
parentPort?.postMessage(await check.run(root));
