import type { RequestHandler } from 'msw';
import { exampleHandlers, type OperationId } from './generated/handlers';
import { specificFirst } from './specific-first';

/** The mock of one operation: a value, or a function of the request. */
export type Answer<Id extends OperationId> = Exclude<
  Parameters<(typeof exampleHandlers)[Id]>[0],
  undefined
>;

/** The mocks of one domain. */
export type Overlay = { [Id in OperationId]?: Answer<Id> };

/** Responds with the contract's example, whatever was requested or changed before. */
export class FromExample {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** A mock for each operation. A new operation does not compile without one. */
export type Answers = { [Id in OperationId]: Answer<Id> | FromExample };

/** The MSW handlers for these mocks: all operations, or those of one overlay. */
export const handlersOf = (answers: Partial<Answers>): RequestHandler[] =>
  specificFirst(
    Object.entries(answers).map(([id, answer]) => {
      // The keys are operations, and the union of all answers fits no single handler. `Answers` has
      // checked each pair.
      const makeHandler = exampleHandlers[id as OperationId] as (
        answer?: unknown,
      ) => RequestHandler;
      return answer instanceof FromExample ? makeHandler() : makeHandler(answer);
    }),
  );
