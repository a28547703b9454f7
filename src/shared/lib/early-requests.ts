// Requests that the page's inline script started while the code was still on its way (index.html).
declare global {
  var parapetEarly: Record<string, Promise<Response> | undefined> | undefined;
}

/** What was asked long ago may have changed meanwhile. */
const freshForMs = 10_000;

/** The order of parameters means nothing; the inline script writes the same form. */
const keyOf = (url: string): string => {
  const [path = '', query] = url.split('?');
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return `${path}?${parameters}`;
};

/** The answer to a GET that the page has already asked for; once. */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const asked = globalThis.parapetEarly;
  const key = keyOf(url);
  const early = asked?.[key];
  if (asked === undefined || early === undefined) return undefined;
  asked[key] = undefined;
  return performance.now() < freshForMs ? early : undefined;
}
