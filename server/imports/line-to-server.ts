// The reading thread's side of its conversation with the server: it reads on while the server stores, a few batches ahead and no more.
import type { MessagePort } from 'node:worker_threads';
import type { Answer, Batch, FromReader, JsonRows, Question } from './messages.ts';
import { storable } from './storable.ts';

/** Together with the size of a batch this bounds the memory of an import. */
const mostUnderWay = 3;

/** The bytes themselves go over to the server, not a copy. */
const bytesOf = (message: FromReader): ArrayBuffer[] => {
  const body =
    message.kind === 'batch'
      ? message.batch
      : message.kind === 'question'
        ? message.question
        : undefined;
  return body !== undefined && 'rows' in body ? [body.rows.buffer] : [];
};

const encoder = new TextEncoder();

/** A JSON array of what JSON texts say. */
export const jsonRows = (rows: readonly string[]): JsonRows =>
  encoder.encode(`[${rows.join(',')}]`);
export const jsonRowsOf = (rows: readonly unknown[]): JsonRows => encoder.encode(storable(rows));

export class LineToServer {
  private readonly port: MessagePort;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly underWay = new Set<Promise<void>>();
  private failure: { error: unknown } | undefined;
  private next = 0;

  constructor(port: MessagePort) {
    this.port = port;
  }

  /** The server answers. */
  take({ id, answer }: { id: number; answer: Answer }): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  tell(message: FromReader): void {
    this.port.postMessage(message, bytesOf(message));
  }

  ask(question: Question): Promise<Answer> {
    return this.send((id) => ({ kind: 'question', id, question }));
  }

  /** Resolves when it is stored. */
  async store(batch: Batch): Promise<void> {
    await this.send((id) => ({ kind: 'batch', id, batch }));
  }

  /** Starts a piece of work and resolves as soon as another one may be started. Throws what an earlier one threw. */
  async begin(work: () => Promise<void>): Promise<void> {
    const running: Promise<void> = work()
      .catch((error: unknown) => {
        this.failure ??= { error };
      })
      .finally(() => this.underWay.delete(running));
    this.underWay.add(running);
    while (this.underWay.size >= mostUnderWay) await Promise.race(this.underWay);
    this.throwFailure();
  }

  async finish(): Promise<void> {
    await Promise.all(this.underWay);
    this.throwFailure();
  }

  private send(messageOf: (id: number) => FromReader): Promise<Answer> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.tell(messageOf(id));
    });
  }

  private throwFailure(): void {
    if (this.failure !== undefined) throw this.failure.error;
  }
}
