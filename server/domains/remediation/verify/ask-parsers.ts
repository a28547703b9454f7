// Parsers run in a thread of their own: their grammars stay in memory until it ends, and a file that
// keeps one busy does not keep the server busy.
import { once } from 'node:events';
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
    const [answer] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(limitMs),
    })) as [Answer]; // the worker posts nothing else
    return answer;
  } catch {
    return undefined;
  } finally {
    // Not awaited: a thread that does not end keeps no caller waiting.
    void worker.terminate();
  }
};
