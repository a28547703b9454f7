const name = 'MissingCodeError';

/**
 * Without a network the code of a page cannot come. The router knows that error by its words and loads the document anew, which helps after a new build and
 * without a network ends at the browser's own page, with all that was typed gone. Under another name it is an error like that of a call.
 */
export function keepAppWithoutNetwork(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) Object.assign(payload, { name, message: name });
  });
}

export const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === name;

const untilOnline = () => new Promise<void>((resolve) => { addEventListener('online', () => resolve(), { once: true }); });
const pause = (ms: number) => new Promise<void>((resolve) => { setTimeout(resolve, ms); });

/** Code that a page in sight asks for: once there is a network, or at the second or third try. The page stays as it is meanwhile. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (const ms of [1000, 4000]) {
    try {
      return await load();
    } catch {
      await (navigator.onLine ? pause(ms) : untilOnline());
    }
  }
  return load();
}
