import type { RequestHandler } from 'msw';
import { exampleHandlers, type OperationId } from './generated/handlers';
import { specificFirst } from './specific-first';

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

/** The handlers of MSW that answer so: of all operations, or of those of one overlay. */
export const handlersOf = (answers: Partial<Answers>): RequestHandler[] =>
  specificFirst(
    Object.entries(answers).map(([id, answer]) => {
      // The keys are operations, and the union of all answers fits no single handler; `Answers` has
      // checked each pair.
      const makeHandler = exampleHandlers[id as OperationId] as (
        answer?: unknown,
      ) => RequestHandler;
      return answer instanceof FromExample ? makeHandler() : makeHandler(answer);
    }),
  );
