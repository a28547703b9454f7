import type { Worker } from 'node:worker_threads';
import type { ReportErrorCode } from '../reports/model.ts';
import { type ReportFault, reportFault } from '../reports/report-faults.ts';
import { startWorker } from '../runtime/paths.ts';
import type { Answer, Batch, FromReader, Question, ReadOrder, ToReader } from './messages.ts';

/** The report cannot be imported. Its message is a sentence for the person who sent it. */
export class RefusedReport extends Error {
  override readonly name = 'RefusedReport';
  readonly code: ReportErrorCode;
  readonly fault: ReportFault;
  readonly pointer: string | undefined;
  constructor(code: ReportErrorCode, fault: ReportFault, pointer?: string) {
    super(fault.message);
    this.code = code;
    this.fault = fault;
    this.pointer = pointer;
  }
}

export interface ReaderSteps {
  answer: (question: Question) => Promise<Answer>;
  store: (batch: Batch) => Promise<void>;
}

/** Old-space limit of the thread: what a report needs is bounded by its batches, not by its size. */
const memoryMb = 192;
/** What a batch leaves behind is young: with room for it, little of it is copied. */
const youngMb = 32;
/** The thread ends itself at its time limit; one that cannot is ended from outside a little later. */
const graceMs = 10_000;

const outOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One thing after another, in the order in which they were asked for; nothing more after the first that fails. */
const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done;
    return done;
  };
};

const converse = (worker: Worker, steps: ReaderSteps): Promise<number> =>
  new Promise((resolve, reject) => {
    const inTurn = oneByOne();
    const reply = (id: number, work: () => Promise<Answer>) => {
      inTurn(work).then(
        (answer) => worker.postMessage({ kind: 'answer', id, answer } satisfies ToReader),
        reject,
      );
    };
    worker.on('message', (message: FromReader) => {
      switch (message.kind) {
        case 'question':
          return reply(message.id, () => steps.answer(message.question));
        case 'batch':
          return reply(message.id, async () => {
            await steps.store(message.batch);
            return { kind: 'stored' };
          });
        case 'end':
          return resolve(message.total);
        case 'refused':
          return reject(new RefusedReport(message.code, message.fault, message.pointer));
      }
    });
    worker.on('error', (error) => {
      reject(
        outOfMemory(error) ? new RefusedReport('too_large', reportFault('out_of_memory')) : error,
      );
    });
    worker.on('exit', (code) =>
      reject(new Error(`The reader ended with ${code} before the report did.`)),
    );
  });

/** Starting a thread takes longer than reading most reports: one that has read its report to the end waits a while for another. */
const idle = new Map<Worker, NodeJS.Timeout>();
const idleMs = 20_000;
const mostIdle = 2;

/** By name: without one, `removeAllListeners` also takes those that hand over the thread's messages. */
const forget = (worker: Worker) => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
};

const takeReader = (): Worker => {
  const [waiting] = idle;
  if (waiting === undefined)
    return startWorker('imports/import-worker', {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
    });
  const [worker, timer] = waiting;
  idle.delete(worker);
  clearTimeout(timer);
  forget(worker);
  worker.ref();
  return worker;
};

const keepReader = async (worker: Worker): Promise<void> => {
  forget(worker);
  if (idle.size >= mostIdle) {
    await worker.terminate();
    return;
  }
  const end = () => {
    idle.delete(worker);
    void worker.terminate();
  };
  worker.on('error', end);
  worker.on('exit', end);
  // Neither it nor its timer keeps the process alive.
  worker.unref();
  idle.set(worker, setTimeout(end, idleMs).unref());
};

/** Reads a report in its own thread and hands over its batches. Resolves to the number of results. */
export const readInThread = async (
  order: ReadOrder,
  steps: ReaderSteps,
  signal: AbortSignal,
): Promise<number> => {
  signal.throwIfAborted();
  const worker = takeReader();
  const late = AbortSignal.timeout(order.maxMilliseconds + graceMs);
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The import was interrupted.')), {
      once: true,
    });
    late.addEventListener(
      'abort',
      () =>
        reject(
          new RefusedReport(
            'timed_out',
            reportFault('timed_out', { seconds: Math.ceil(order.maxMilliseconds / 1000) }),
          ),
        ),
      { once: true },
    );
  });
  ended.catch(() => undefined);
  try {
    const read = converse(worker, steps);
    worker.postMessage({ kind: 'order', order } satisfies ToReader);
    const total = await Promise.race([read, ended]);
    await keepReader(worker);
    return total;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
};
