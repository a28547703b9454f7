// HTTP client for URLs that users configure: no redirects, a time limit, a size limit, and no
// internal addresses (SSRF) unless the operator allows them. The address is checked when the
// connection is opened, which also covers a name that resolves differently the second time (DNS
// rebinding).
import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { connect as openSocket, isIP, type LookupFunction } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent, fetch, type RequestInit } from 'undici';
import { isInNetworks, parseNetworks, toPlainAddress } from './networks.ts';
import { toTarget } from './target.ts';
import { type Span, withSpan } from '../tracing/spans.ts';
import { createUpstreamProxy, type ProxyRules } from './upstream-proxy.ts';

export class OutgoingError extends Error {
  override name = 'OutgoingError';
  readonly code: 'forbidden_address' | 'timeout' | 'too_large' | 'unreachable' | 'bad_address';
  constructor(code: OutgoingError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export type OutgoingRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
  maxBytes?: number;
  signal?: AbortSignal;
};
export type OutgoingResponse = {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
  text: string;
};
export type OutgoingClient = {
  request: (url: string, request?: OutgoingRequest) => Promise<OutgoingResponse>;
  /**
   * Writes the body of a successful response to a new file while it arrives; `bytes` and `text`
   * stay empty. Other responses are like those of `request`.
   */
  download: (url: string, file: string, request?: OutgoingRequest) => Promise<OutgoingResponse>;
  /**
   * For programs that open their own connections: throws for a host that is, or resolves to, an
   * internal address.
   */
  assertReachable: (host: string) => Promise<void>;
  /** Opens a connection that a proxy forwards; its address is checked like any other. */
  connect: (host: string, port: number) => Promise<Duplex>;
  close: () => Promise<void>;
};

/** Addresses or networks that the operator configured. */
export type OutgoingRules = {
  allowed: readonly string[];
  denied?: readonly string[];
  /** Only `allowed`, not the public internet. */
  onlyAllowed?: boolean;
  proxy?: ProxyRules;
};

/** Cloud services for the cloud's own machines, at addresses that appear public. */
const ofClouds = ['168.63.129.16'];

/**
 * `unicast` is the public internet; loopback, private, link-local, metadata and reserved ranges
 * have other names.
 */
export const createAddressCheck = ({ allowed, denied = [], onlyAllowed }: OutgoingRules) => {
  const [permitted, refused] = [parseNetworks(allowed), parseNetworks([...ofClouds, ...denied])];
  return (address: string): boolean => {
    const ip = toPlainAddress(address);
    if (isInNetworks(ip, permitted)) return true;
    return onlyAllowed !== true && ip.range() === 'unicast' && !isInNetworks(ip, refused);
  };
};

const messageOf = (error: unknown): string =>
  error instanceof Error
    ? error.cause instanceof Error
      ? error.cause.message
      : error.message
    : String(error);

const translate = (error: unknown): OutgoingError => {
  if (error instanceof OutgoingError) return error;
  if (error instanceof Error && error.cause instanceof OutgoingError) return error.cause;
  if (error instanceof Error && error.name === 'TimeoutError')
    return new OutgoingError('timeout', 'The other side took too long to answer.');
  return new OutgoingError(
    'unreachable',
    `The other side could not be reached: ${messageOf(error)}`,
  );
};

export const createOutgoingClient = (rules: OutgoingRules): OutgoingClient => {
  const isAllowed = createAddressCheck(rules);
  const guard = (address: string) => {
    if (!isAllowed(address))
      throw new OutgoingError(
        'forbidden_address',
        'This address is inside the network. The operator can allow it with PARAPET_ALLOWED_ADDRESSES.',
      );
  };
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      try {
        for (const { address } of addresses) guard(address);
      } catch (refusal) {
        return callback(refusal as NodeJS.ErrnoException, '', 0);
      }
      const [first] = addresses;
      return options.all
        ? callback(null, addresses)
        : callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
  const upstream = createUpstreamProxy(rules.proxy ?? {});
  /**
   * A proxy resolves names itself, and may know names that this machine does not. Names that are
   * known here must not resolve to internal addresses.
   */
  const guardKnownName = async (host: string) => {
    const addresses = await lookUp(host, { all: true }).catch(() => []);
    for (const { address } of addresses) guard(address);
  };
  // Each request has its own time limit: an AI model may take minutes until its first byte.
  const agent = new Agent({
    connect: { lookup: guardedLookup, timeout: 10_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  async function* bounded(
    body: AsyncIterable<Uint8Array> | null,
    maxBytes: number,
  ): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes)
        throw new OutgoingError('too_large', `The answer is larger than ${maxBytes} bytes.`);
      yield chunk;
    }
  }

  const send = async (
    span: Span,
    url: string,
    { timeoutMs = 15_000, maxBytes = 5_000_000, signal, ...request }: OutgoingRequest,
    file?: string,
  ): Promise<OutgoingResponse> => {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username !== '')
      throw new OutgoingError('bad_address', 'Enter an http(s) address.');
    const { host } = toTarget(parsed);
    try {
      const proxy = upstream.dispatcherFor(parsed);
      if (isIP(host) !== 0) guard(host);
      else if (proxy) await guardKnownName(host);
      const init: RequestInit = {
        ...request,
        dispatcher: proxy ?? agent,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      };
      span.setAttribute('server.address', host);
      const response = await fetch(parsed, init);
      span.setAttribute('http.response.status_code', response.status);
      const chunks: Uint8Array[] = [];
      if (file !== undefined && response.ok)
        await pipeline(
          Readable.from(bounded(response.body, maxBytes)),
          createWriteStream(file, { flags: 'wx', mode: 0o600 }),
        );
      // The body of an error is short, so the limit of the file does not apply to it.
      else
        for await (const chunk of bounded(response.body, file === undefined ? maxBytes : 1_000_000))
          chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        bytes,
        text: bytes.toString('utf8'),
      };
    } catch (error) {
      throw translate(error);
    }
  };

  const ask = (url: string, request: OutgoingRequest, file?: string): Promise<OutgoingResponse> => {
    const { method = 'GET' } = request;
    return withSpan(
      method,
      { kind: 'client', attributes: { 'http.request.method': method } },
      (span) => send(span, url, request, file),
    );
  };

  return {
    request: (url, request = {}) => ask(url, request),
    download: (url, file, request = {}) => ask(url, request, file),
    assertReachable: async (host) => {
      const addresses = await lookUp(host, { all: true }).catch(() => {
        throw new OutgoingError('unreachable', `No address is known for ${host}.`);
      });
      for (const { address } of addresses) guard(address);
    },
    connect: async (host, port) => {
      try {
        if (isIP(host) !== 0) guard(host);
        const signal = AbortSignal.timeout(10_000);
        const openTunnel = upstream.tunnelFor(host, port);
        if (openTunnel) {
          await guardKnownName(host);
          return await openTunnel(signal);
        }
        const socket = openSocket({ host, port, lookup: guardedLookup });
        try {
          await once(socket, 'connect', { signal });
        } catch (error) {
          socket.destroy();
          throw error;
        }
        return socket;
      } catch (error) {
        throw translate(error);
      }
    },
    close: async () => {
      await Promise.all([agent.close(), upstream.close()]);
    },
  };
};
