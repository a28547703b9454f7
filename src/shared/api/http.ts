import { publicConfig } from '@/shared/config';
import { basePath } from '@/shared/lib/base-path';
import { takeEarlyResponse } from '@/shared/lib/first-load/early-requests';
import { updateServerClock } from '@/shared/lib/server-clock';
import { ApiError, offline, toApiError } from './api-error';

/** @param held whether the refused request had a token */
type Listener = (held: boolean) => void;

let accessToken: () => string | undefined = () => undefined;
const unauthorizedListeners = new Set<Listener>();

/** Sets the source of the bearer token. Each request reads it again. */
export function setAccessTokenSource(source: () => string | undefined): void {
  accessToken = source;
}

/**
 * Calls `listener` when a request with the current token, or without one, gets a 401 response.
 * Returns a function that unsubscribes.
 */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

const patience = 30_000;
const uploadPatience = 15 * 60_000;

/** Paths below `/api/` stay on the app's origin; others go to the API's base URL. */
const urlOf = (path: string): string =>
  (path.startsWith('/api/') ? basePath : publicConfig.apiBaseUrl) + path;

const isNamed = (error: unknown, name: 'AbortError' | 'TimeoutError'): boolean =>
  error instanceof DOMException && error.name === name;

/**
 * Whether a pending change should complete if the user leaves or reloads the page: optimistic
 * updates show it as done before the server responds. Browsers limit the bodies of such requests to
 * 64 KiB in total.
 */
const outlivesPage = ({ method, body }: RequestInit): boolean =>
  // Among request bodies, only strings have a length.
  method !== 'GET' && ((body ?? '') as string).length < 8_000;

async function send(path: string, init: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  // The browser sets the content type of a form, with its boundary.
  if (init.body instanceof FormData) headers.delete('content-type');
  if (typeof init.body === 'string') headers.set('content-type', 'application/json');
  const deadline = AbortSignal.timeout(init.body instanceof FormData ? uploadPatience : patience);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  try {
    const early = init.method === 'GET' ? takeEarlyResponse(urlOf(path)) : undefined;
    return await (early ??
      fetch(urlOf(path), { ...init, headers, signal, keepalive: outlivesPage(init) }));
  } catch (error) {
    if (isNamed(error, 'AbortError')) throw error;
    if (isNamed(error, 'TimeoutError'))
      throw new ApiError({
        status: 0,
        code: 'timeout',
        title: 'Timed out',
        detail: 'The server did not answer in time.',
      });
    throw offline();
  }
}

const isJson = (response: Response): boolean =>
  /[/+]json\b/.test(response.headers.get('content-type') ?? '');
/** A file to download, even if its content is JSON. */
const isDownload = (response: Response): boolean =>
  response.headers.get('content-disposition')?.startsWith('attachment') ?? false;

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined;
  if (isDownload(response) || !isJson(response)) return response.blob();
  return response.json();
}

async function failure(response: Response): Promise<ApiError> {
  const body: unknown = isJson(response) ? await response.json().catch(() => undefined) : undefined;
  return toApiError(response, body);
}

/**
 * The only function that sends API requests; all generated functions call it. Returns the parsed
 * body, a `Blob` for a download, `undefined` for no content. Throws `ApiError`; an aborted request
 * throws the signal's `AbortError`.
 */
export async function http<T>(path: string, init: RequestInit = {}): Promise<T> {
  const token = accessToken();
  const response = await send(path, init, token);
  updateServerClock(response.headers.get('date'));
  if (response.ok) return (await bodyOf(response)) as T; // contract tests check the shape, not the client
  const error = await failure(response);
  // If the token has changed meanwhile, it belongs to a newer session that this response does not
  // affect.
  if (response.status === 401 && token === accessToken())
    for (const listener of unauthorizedListeners) listener(token !== undefined);
  throw error;
}
