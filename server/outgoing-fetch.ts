// The guarded client in the shape of `fetch`, for packages that take one.
import { OutgoingError, type OutgoingClient } from './outgoing.ts';

type Bounds = { timeoutMs?: number; maxBytes?: number };

/** Statuses that have no body: `Response` refuses even an empty one. */
const bodiless: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

/** Redirects are not followed, other bodies than text are not sent: the packages that use it do without. */
export const fetchThrough =
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
    // The body came unpacked: its length and encoding were those of the way here.
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = answer.headers;
    return new Response(bodiless.has(answer.status) ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers,
    });
  };
