import { http, type HttpHandler } from 'msw';

/** A handler of every call of the API. A module below `src/…/api/` is none. */
export const ofCalls = (
  answer: (given: { request: Request }) => Promise<Response | undefined> | Response,
): HttpHandler[] => [http.all(/^https?:\/\/[^/]+\/(v1|api)\//, answer)];
