import type { MessagePort } from 'node:worker_threads';

/**
 * Keeps a worker thread alive until it is terminated. A thread that has nothing left to do waits for
 * V8's background work, which may wait for the thread: then neither it nor `terminate()` ever ends
 * (Node.js issue 54918). Terminated while it is alive, it does not wait. A worker calls this before
 * it first awaits: a thread that awaits only the compilation of WebAssembly has nothing left to do,
 * too.
 */
export const awaitTermination = (port: MessagePort | null): void => {
  port?.on('message', () => undefined);
};
