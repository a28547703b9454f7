import { HttpHandler, type RequestHandler } from 'msw';

const parameters = (handler: RequestHandler): number =>
  handler instanceof HttpHandler ? String(handler.info.path).split('/:').length : 0;

/**
 * The first handler that matches answers: `/findings/groups` must be asked before `/findings/:id`.
 */
export const specificFirst = (handlers: readonly RequestHandler[]): RequestHandler[] =>
  handlers.toSorted((one, other) => parameters(one) - parameters(other));
