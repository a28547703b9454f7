import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { problem } from './problem';

/**
 * Errors by text anywhere in the URL or body: `mock:403`, `mock:404`, `mock:422`, `mock:500`, …
 * respond with that status, `mock:offline` breaks the connection, `mock:slow` waits three seconds.
 * Documented in docs/mocks.md.
 */
const sentinel = /mock:(\d{3}|offline|slow)/;

const textOf = async (request: Request): Promise<string> => {
  const address = decodeURIComponent(request.url.replaceAll('+', ' '));
  const isText = request.headers.get('content-type')?.includes('json') ?? false;
  return isText ? `${address} ${await request.clone().text()}` : address;
};

const answer = async ({ request }: { request: Request }): Promise<Response | undefined> => {
  const [, word] = sentinel.exec(await textOf(request)) ?? [];
  if (word === undefined) return undefined;
  if (word === 'offline') return HttpResponse.error();
  if (word !== 'slow') return problem(Number(word));
  await delay(3000);
  return undefined;
};

export const sentinels: HttpHandler[] = [http.all('*/v1/*', answer), http.all('*/api/*', answer)];
