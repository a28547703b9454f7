// The guarded client as a `fetch` function, for packages that accept one.
import { OutgoingError, type OutgoingClient } from './outgoing.ts';

type Bounds = { timeoutMs?: number; maxBytes?: number };

/** Statuses without a body: the `Response` constructor rejects even an empty one. */
const bodiless: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

/**
 * Does not follow redirects and sends only text bodies: its callers need neither redirects nor
 * other bodies.
 */
export const createOutgoingFetch =
  (outgoing: Pick<OutgoingClient, 'request'>, bounds: Bounds = {}): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = request.body === null ? undefined : await request.text();
    const answer = await outgoing.request(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(body !== undefined && { body }),
      signal: request.signal,
      ...bounds,
    });
    if (answer.status < 200 || answer.status > 599)
      throw new OutgoingError(
        'unreachable',
        `The other side answered with status ${answer.status}.`,
      );
    // The body is already decompressed, so its length and encoding headers no longer apply.
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = answer.headers;
    return new Response(bodiless.has(answer.status) ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers,
    });
  };
