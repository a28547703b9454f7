// The operator's proxy to the internet, as HTTPS_PROXY, HTTP_PROXY and NO_PROXY name it.
import type { Duplex } from 'node:stream';
import ipaddr from 'ipaddr.js';
import { type Dispatcher, Pool, ProxyAgent } from 'undici';

export type ProxyRules = {
  /** Addresses of proxies, with credentials where they ask for some. */
  https?: string | undefined;
  http?: string | undefined;
  /**
   * What is called without a proxy: hosts with their subdomains, `host:port`, addresses, networks,
   * or `*`.
   */
  direct?: readonly string[];
};

export type UpstreamProxy = {
  /** `undefined` where the call goes without a proxy. */
  dispatcherFor: (url: URL) => Dispatcher | undefined;
  /** Opens a tunnel to the host; `undefined` where the call goes without a proxy. */
  tunnelFor: (host: string, port: number) => ((signal: AbortSignal) => Promise<Duplex>) | undefined;
  close: () => Promise<void>;
};

const isInNetwork = (host: string, network: string): boolean => {
  if (!ipaddr.isValid(host)) return false;
  const isOne = ipaddr.isValid(network);
  const [address, range] = [
    ipaddr.process(host),
    ipaddr.parseCIDR(isOne ? `${network}/${ipaddr.IPv6.isValid(network) ? 128 : 32}` : network),
  ];
  return address.kind() === range[0].kind() && address.match(range);
};

const isDirect = (direct: readonly string[], host: string, port: string): boolean =>
  direct.some((entry) => {
    if (entry === '*') return true;
    if (ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)) return isInNetwork(host, entry);
    const [name = '', entryPort = port] = entry
      .toLowerCase()
      .replace(/^\*?\./, '')
      .split(':');
    return port === entryPort && (host === name || host.endsWith(`.${name}`));
  });

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

const authorizationOf = ({ username, password }: URL): Record<string, string> => {
  if (username === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
};

export const createUpstreamProxy = ({ http, https, direct = [] }: ProxyRules): UpstreamProxy => {
  const options = { proxyTunnel: false, headersTimeout: 0, bodyTimeout: 0 };
  const agents = new Map(
    [http, https].flatMap((uri) =>
      uri === undefined ? [] : [[uri, new ProxyAgent({ uri, ...options })] as const],
    ),
  );
  const addressFor = (url: URL): string | undefined => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isDirect(direct, host, portOf(url))) return undefined;
    return url.protocol === 'https:' ? https : http;
  };

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
