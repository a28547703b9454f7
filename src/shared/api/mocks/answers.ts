import type { HttpHandler } from 'msw';
import { exampleHandlers, type OperationId } from './generated/handlers';

/** What one operation answers: a value, or a function of the request. */
export type Answer<Id extends OperationId> = Exclude<
  Parameters<(typeof exampleHandlers)[Id]>[0],
  undefined
>;

/** The answers of one domain. */
export type Overlay = { [Id in OperationId]?: Answer<Id> };

/** Answers the contract's example, whatever was asked or changed before. */
export class FromExample {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** One decision for each operation. A new one does not compile without it. */
export type Answers = { [Id in OperationId]: Answer<Id> | FromExample };

/** The handlers of MSW that answer so. */
export const handlersOf = (answers: Answers): HttpHandler[] =>
  Object.entries(exampleHandlers).map(([id, make]) => {
    const answer = answers[id as OperationId]; // The keys of both are the same union.
    // The union of all answers fits no single handler; `Answers` has checked each pair.
    const makeHandler = make as (answer?: unknown) => HttpHandler;
    return answer instanceof FromExample ? makeHandler() : makeHandler(answer);
  });
