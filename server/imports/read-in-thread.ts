import type { Worker } from 'node:worker_threads';
import { startWorker } from '../runtime/paths.ts';
import type { FromReader, Known, ReadOrder, ToReader } from './messages.ts';

/** The report cannot be imported. Its message is a sentence for the person who sent it. */
export class RefusedReport extends Error {
  override readonly name = 'RefusedReport';
  readonly code: string;
  readonly pointer: string | undefined;
  constructor(code: string, message: string, pointer?: string) {
    super(message);
    this.code = code;
    this.pointer = pointer;
  }
}

export interface ReaderSteps {
  lookUp: (ids: string[]) => Promise<Known>;
  /** Each batch is stored before the next one is read. */
  store: (batch: Exclude<FromReader, { kind: 'look-up' | 'end' | 'refused' }>) => Promise<void>;
}

/** Old-space limit of the thread: what a report needs is bounded by its batches, not by its size. */
const memoryMb = 192;
/** The thread ends itself at its time limit; one that cannot is ended from outside a little later. */
const graceMs = 10_000;

const outOfMemory = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const converse = (worker: Worker, steps: ReaderSteps): Promise<number> =>
  new Promise((resolve, reject) => {
    const answer = async (message: FromReader): Promise<ToReader | undefined> => {
      switch (message.kind) {
        case 'look-up':
          return { kind: 'known', known: await steps.lookUp(message.ids) };
        case 'end':
          resolve(message.total);
          return undefined;
        case 'refused':
          reject(new RefusedReport(message.code, message.message, message.pointer));
          return undefined;
        default:
          await steps.store(message);
          return { kind: 'go-on' };
      }
    };
    worker.on('message', (message: FromReader) => {
      answer(message).then((reply) => { if (reply) worker.postMessage(reply); }, reject);
    });
    worker.on('error', (error) => {
      reject(outOfMemory(error) ? new RefusedReport('too_large', 'A single result of this report needs more memory than one import may use.') : error);
    });
    worker.on('exit', (code) => reject(new Error(`The reader ended with ${code} before the report did.`)));
  });

/** Reads a report in its own thread and hands over its batches. Resolves to the number of results. */
export const readInThread = async (order: ReadOrder, steps: ReaderSteps, signal: AbortSignal): Promise<number> => {
  const worker = startWorker('imports/import-worker', { workerData: order, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  const late = AbortSignal.timeout(order.maxMilliseconds + graceMs);
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The import was interrupted.')), { once: true });
    late.addEventListener('abort', () => reject(new RefusedReport('timed_out', `The report could not be read within ${order.maxMilliseconds / 1000} seconds.`)), { once: true });
  });
  ended.catch(() => undefined);
  try {
    signal.throwIfAborted();
    return await Promise.race([converse(worker, steps), ended]);
  } finally {
    await worker.terminate();
  }
};
