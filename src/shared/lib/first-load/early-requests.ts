// Requests that the page starts before the app's code has loaded
// (src/app/first-load/page-script.ts).
declare global {
  var parapetEarly: Record<string, Promise<Response> | undefined> | undefined;
}

/** Milliseconds after the navigation. Older responses may be outdated. */
const freshForMs = 10_000;

/**
 * Starts a GET request and keeps its response for `takeEarlyResponse`. The body is read as it
 * arrives, because an unused response must not keep its connection open.
 */
export function startEarlyRequest(
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = fetch(url, { headers }).then(async (arrived) => {
    const body = await arrived.arrayBuffer();
    const { status, statusText } = arrived;
    return new Response(body.byteLength > 0 ? body : null, {
      status,
      statusText,
      headers: arrived.headers,
    });
  });
  globalThis.parapetEarly = { ...globalThis.parapetEarly, [url]: response };
  return response;
}

/** Returns the early response for exactly this URL. It can be taken once. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const response = globalThis.parapetEarly?.[url];
  if (globalThis.parapetEarly === undefined || response === undefined) return undefined;
  globalThis.parapetEarly[url] = undefined;
  return performance.now() < freshForMs ? response : undefined;
}
