// The operator's proxy to the internet, as configured by HTTPS_PROXY, HTTP_PROXY and NO_PROXY.
import type { Duplex } from 'node:stream';
import ipaddr from 'ipaddr.js';
import { type Dispatcher, Pool, ProxyAgent } from 'undici';
import { isInNetworks, parseNetworks, toPlainAddress } from './networks.ts';
import { type Target, toTarget } from './target.ts';

export type ProxyRules = {
  /** URLs of proxies, with credentials if required. */
  https?: string | undefined;
  http?: string | undefined;
  /**
   * Destinations without a proxy: hosts with their subdomains, `host:port`, addresses, networks, or
   * `*`.
   */
  direct?: readonly string[];
};

export type UpstreamProxy = {
  /** `undefined` if the request needs no proxy. */
  dispatcherFor: (url: URL) => Dispatcher | undefined;
  /** Opens a tunnel to the host; `undefined` if the connection needs no proxy. */
  tunnelFor: (host: string, port: number) => ((signal: AbortSignal) => Promise<Duplex>) | undefined;
  close: () => Promise<void>;
};

/** Parses `NO_PROXY` once, because every request uses it. */
const createDirectCheck = (direct: readonly string[]): ((target: Target) => boolean) => {
  const isNetwork = (entry: string) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry);
  const networks = parseNetworks(direct.filter(isNetwork));
  const names = direct
    .filter((entry) => !isNetwork(entry))
    .map((entry) => {
      const [name = '', port] = entry
        .toLowerCase()
        .replace(/^\*?\./, '')
        .split(':');
      return { name, port: port === undefined ? undefined : Number(port) };
    });
  return ({ host, port }) =>
    direct.includes('*') ||
    (ipaddr.isValid(host) && isInNetworks(toPlainAddress(host), networks)) ||
    names.some(
      (one) => (one.port ?? port) === port && (host === one.name || host.endsWith(`.${one.name}`)),
    );
};

const authorizationOf = ({ username, password }: URL): Record<string, string> => {
  if (username === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
};

/** Returns the proxy of a request, or `undefined` if it needs none. */
export const createProxyLookup = ({
  http,
  https,
  direct = [],
}: ProxyRules): ((url: URL) => string | undefined) => {
  const isDirect = createDirectCheck(direct);
  return (url) => {
    if (isDirect(toTarget(url))) return undefined;
    return url.protocol === 'https:' ? https : http;
  };
};

export const createUpstreamProxy = (rules: ProxyRules): UpstreamProxy => {
  const { http, https } = rules;
  const options = { proxyTunnel: false, headersTimeout: 0, bodyTimeout: 0 };
  const agents = new Map(
    [http, https].flatMap((uri) =>
      uri === undefined ? [] : [[uri, new ProxyAgent({ uri, ...options })] as const],
    ),
  );
  const addressFor = createProxyLookup(rules);

  const openTunnel = async (proxy: URL, path: string, signal: AbortSignal): Promise<Duplex> => {
    const pool = new Pool(proxy.origin, { connections: 1 });
    const { statusCode, socket } = await pool.connect({
      path,
      headers: authorizationOf(proxy),
      signal,
    });
    socket.once('close', () => void pool.destroy());
    if (statusCode === 200) return socket;
    socket.destroy();
    throw new Error(`the proxy answered with status ${statusCode}`);
  };

  return {
    dispatcherFor: (url) => agents.get(addressFor(url) ?? ''),
    tunnelFor: (host, port) => {
      const named = ipaddr.IPv6.isValid(host) ? `[${host}]` : host;
      const proxy = addressFor(new URL(`https://${named}:${port}`));
      if (proxy === undefined) return undefined;
      return (signal) => openTunnel(new URL(proxy), `${named}:${port}`, signal);
    },
    close: async () => {
      await Promise.all([...agents.values()].map((agent) => agent.close()));
    },
  };
};
