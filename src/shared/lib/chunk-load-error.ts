const name = 'MissingCodeError';

/**
 * Handles page code that fails to load while offline. The router recognizes that error by its
 * message and reloads the document. That helps after a new build, but offline it leads to the
 * browser's error page and loses what the user typed. With another error name it is handled like a
 * failed request.
 */
export function keepAppWithoutNetwork(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) Object.assign(payload, { name, message: name });
  });
}

export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === name;

const retryDelay = () =>
  new Promise<unknown>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, 3000);
    else addEventListener('online', resolve, { once: true });
  });

/**
 * Loads code that a visible page needs: waits for the network and tries up to three times. The page
 * does not change meanwhile.
 */
export const retryImport = <T>(load: () => Promise<T>, tries = 3): Promise<T> =>
  tries > 1 ? load().catch(() => retryDelay().then(() => retryImport(load, tries - 1))) : load();
