import { HttpHandler, type RequestHandler } from 'msw';

const parameters = (handler: RequestHandler): number =>
  handler instanceof HttpHandler ? String(handler.info.path).split('/:').length : 0;

/** MSW uses the first matching handler, so `/findings/groups` must come before `/findings/:id`. */
export const specificFirst = (handlers: readonly RequestHandler[]): RequestHandler[] =>
  handlers.toSorted((one, other) => parameters(one) - parameters(other));
