// Parsers run in a worker thread: their grammars stay in memory until it ends, and a file that
// takes long to parse does not block the server.
import { once } from 'node:events';
import { startWorker } from '../../../platform/runtime/paths.ts';

/** @returns the message of the worker; undefined if it fails or does not respond in time */
export const runParsers = async <Answer>(
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
    // Not awaited, so that a thread that does not end does not block the caller.
    void worker.terminate();
  }
};
