import type { MessagePort } from 'node:worker_threads';

/**
 * Keeps a worker thread alive until it is terminated. A thread with nothing left to do waits for
 * V8's background work, which may wait for the thread: then neither it nor `terminate()` ever ends
 * (Node.js issue 54918). If it is terminated while alive, it does not wait. A worker calls this
 * before it first awaits, because a thread that only awaits the compilation of WebAssembly also has
 * nothing left to do.
 */
export const awaitTermination = (port: MessagePort | null): void => {
  port?.on('message', () => undefined);
};
