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

export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === name;

const untilTried = () =>
  new Promise<unknown>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, 3000);
    else addEventListener('online', resolve, { once: true });
  });

/** Code that a page in sight asks for: once there is a network, or at the second or third try. The page stays as it is meanwhile. */
export const patiently = <T>(load: () => Promise<T>, tries = 3): Promise<T> =>
  tries > 1 ? load().catch(() => untilTried().then(() => patiently(load, tries - 1))) : load();
