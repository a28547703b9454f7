// Parsers run in a thread of their own: their grammars stay in memory until it ends, and a file that
// keeps one busy does not keep the server busy.
import { startWorker } from '../../../platform/runtime/paths.ts';

/** @returns what the worker posts; undefined where it fails, or posts nothing in time */
export const askParsers = async <Answer>(
  entry: string,
  workerData: unknown,
  limitMs: number,
): Promise<Answer | undefined> => {
  const worker = startWorker(entry, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    return await new Promise<Answer | undefined>((resolve) => {
      const giveUp = () => {
        resolve(undefined);
      };
      // A timer of its own: it fires whatever becomes of the worker.
      setTimeout(giveUp, limitMs).unref();
      worker.once('message', resolve);
      // Also after the answer: nobody else would listen.
      worker.on('error', giveUp);
      worker.once('exit', giveUp);
    });
  } finally {
    // Not awaited: a thread that does not end keeps nobody waiting.
    void worker.terminate();
  }
};
