import { http, type HttpHandler } from 'msw';

/** A handler for every API request. Modules below `src/…/api/` are excluded. */
export const ofCalls = (
  answer: (given: { request: Request }) => Promise<Response | undefined> | Response,
): HttpHandler[] => [http.all(/^https?:\/\/[^/]+\/(v1|api)\//, answer)];
