import type { Worker } from 'node:worker_threads';
import { reportFault } from '../../../report-formats/report-faults.ts';
import { startWorker } from '../../../platform/runtime/paths.ts';
import type {
  Answer,
  Batch,
  WorkerMessage,
  Question,
  ReadRequest,
  ServerMessage,
} from './messages.ts';
import { RefusedReportError } from '../../scans/records/index.ts';

export interface WorkerHandlers {
  answer: (question: Question) => Promise<Answer>;
  store: (batch: Batch) => Promise<void>;
}

/** Old-space limit of the worker: batches, not the report's size, bound the memory it needs. */
const oldGenerationMb = 192;
/** Batches leave young garbage; enough young space avoids copying it. */
const youngGenerationMb = 32;
/** The worker stops itself at its time limit; otherwise it is terminated this much later. */
const graceMs = 10_000;

const outOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Runs tasks one after another in call order; after a failure, no further task runs. */
const createSerialQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done;
    return done;
  };
};

const handleMessages = (worker: Worker, steps: WorkerHandlers): Promise<number> =>
  new Promise((resolve, reject) => {
    const inTurn = createSerialQueue();
    const reply = (id: number, work: () => Promise<Answer>) => {
      inTurn(work).then(
        (answer) => worker.postMessage({ kind: 'answer', id, answer } satisfies ServerMessage),
        reject,
      );
    };
    worker.on('message', (message: WorkerMessage) => {
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
          return reject(new RefusedReportError(message.code, message.fault, message.pointer));
      }
    });
    worker.on('error', (error) => {
      reject(
        outOfMemory(error)
          ? new RefusedReportError('too_large', reportFault('out_of_memory'))
          : error,
      );
    });
    worker.on('exit', (code) =>
      reject(new Error(`The reader ended with ${code} before the report did.`)),
    );
  });

/**
 * Starting a worker takes longer than reading most reports, so an idle worker waits a while for the
 * next one.
 */
const idleWorkers = new Map<Worker, NodeJS.Timeout>();
const idleMs = 20_000;
const maxIdleWorkers = 2;

/**
 * Removes by event name: `removeAllListeners()` without one also removes the internal message
 * listeners.
 */
const removeListeners = (worker: Worker) => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
};

const acquireWorker = (): Worker => {
  const [waiting] = idleWorkers;
  if (waiting === undefined)
    return startWorker('domains/imports/stage/import.worker', {
      resourceLimits: {
        maxOldGenerationSizeMb: oldGenerationMb,
        maxYoungGenerationSizeMb: youngGenerationMb,
      },
    });
  const [worker, timer] = waiting;
  idleWorkers.delete(worker);
  clearTimeout(timer);
  removeListeners(worker);
  worker.ref();
  return worker;
};

const releaseWorker = async (worker: Worker): Promise<void> => {
  removeListeners(worker);
  if (idleWorkers.size >= maxIdleWorkers) {
    await worker.terminate();
    return;
  }
  const end = () => {
    idleWorkers.delete(worker);
    void worker.terminate();
  };
  worker.on('error', end);
  worker.on('exit', end);
  // An idle worker and its timer do not keep the process alive.
  worker.unref();
  idleWorkers.set(worker, setTimeout(end, idleMs).unref());
};

const busyCheckMs = 250;

/**
 * Aborts when the worker has been busy for this long. Only the server can measure it: a worker
 * inside an endless expression processes no messages.
 */
const busyFor = (
  worker: Worker,
  milliseconds: number,
): { signal: AbortSignal; stop: () => void } => {
  const ended = new AbortController();
  const before = worker.performance.eventLoopUtilization();
  const timer = setInterval(() => {
    if (worker.performance.eventLoopUtilization(before).active > milliseconds) ended.abort();
  }, busyCheckMs);
  timer.unref();
  return { signal: ended.signal, stop: () => clearInterval(timer) };
};

/**
 * Reads a report in a worker thread and passes its batches to the handlers. Resolves to the number
 * of results.
 */
export const runImportWorker = async (
  order: ReadRequest,
  steps: WorkerHandlers,
  signal: AbortSignal,
): Promise<number> => {
  signal.throwIfAborted();
  const worker = acquireWorker();
  const late = AbortSignal.timeout(order.maxMilliseconds + graceMs);
  const busy = busyFor(worker, order.maxBusyMilliseconds);
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The import was interrupted.')), {
      once: true,
    });
    const refuseAfter = (milliseconds: number) => () =>
      reject(
        new RefusedReportError(
          'timed_out',
          reportFault('timed_out', { seconds: Math.ceil(milliseconds / 1000) }),
        ),
      );
    late.addEventListener('abort', refuseAfter(order.maxMilliseconds), { once: true });
    busy.signal.addEventListener('abort', refuseAfter(order.maxBusyMilliseconds), { once: true });
  });
  ended.catch(() => undefined);
  try {
    const read = handleMessages(worker, steps);
    worker.postMessage({ kind: 'order', order } satisfies ServerMessage);
    const total = await Promise.race([read, ended]);
    await releaseWorker(worker);
    return total;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    busy.stop();
  }
};
