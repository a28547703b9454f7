// The worker's side of the channel to the server: the worker reads ahead by a few batches while the
// server stores them.
import type { MessagePort } from 'node:worker_threads';
import type { Answer, Batch, WorkerMessage, JsonRows, Question } from './messages.ts';
import { serializeStorable } from './storable-text.ts';

/** With the batch size, this bounds the memory of an import. */
const maxConcurrentTasks = 3;

/** Transfers the buffers instead of copying them. */
const transferablesOf = (message: WorkerMessage): ArrayBuffer[] => {
  const body =
    message.kind === 'batch'
      ? message.batch
      : message.kind === 'question'
        ? message.question
        : undefined;
  return body !== undefined && 'rows' in body ? [body.rows.buffer] : [];
};

const encoder = new TextEncoder();

/** Joins JSON texts into a JSON array. */
export const joinJsonRows = (rows: readonly string[]): JsonRows =>
  encoder.encode(`[${rows.join(',')}]`);
export const serializeRows = (rows: readonly unknown[]): JsonRows =>
  encoder.encode(serializeStorable(rows));

export class WorkerChannel {
  private readonly port: MessagePort;
  private readonly pendingAnswers = new Map<number, (answer: Answer) => void>();
  private readonly running = new Set<Promise<void>>();
  private failure: { error: unknown } | undefined;
  private nextId = 0;

  constructor(port: MessagePort) {
    this.port = port;
  }

  receiveAnswer({ id, answer }: { id: number; answer: Answer }): void {
    this.pendingAnswers.get(id)?.(answer);
    this.pendingAnswers.delete(id);
  }

  post(message: WorkerMessage): void {
    this.port.postMessage(message, transferablesOf(message));
  }

  ask(question: Question): Promise<Answer> {
    return this.send((id) => ({ kind: 'question', id, question }));
  }

  async store(batch: Batch): Promise<void> {
    await this.send((id) => ({ kind: 'batch', id, batch }));
  }

  /**
   * Starts a task and resolves as soon as another may start. Throws the error of an earlier task.
   */
  async startTask(work: () => Promise<void>): Promise<void> {
    const running: Promise<void> = work()
      .catch((error: unknown) => {
        this.failure ??= { error };
      })
      .finally(() => this.running.delete(running));
    this.running.add(running);
    while (this.running.size >= maxConcurrentTasks) await Promise.race(this.running);
    this.throwFailure();
  }

  async finish(): Promise<void> {
    await Promise.all(this.running);
    this.throwFailure();
  }

  private send(messageOf: (id: number) => WorkerMessage): Promise<Answer> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.pendingAnswers.set(id, resolve);
      this.post(messageOf(id));
    });
  }

  private throwFailure(): void {
    if (this.failure !== undefined) throw this.failure.error;
  }
}
