export type Target = { host: string; port: number };

/** An IPv6 address without its brackets, and the port that the protocol implies. */
export const toTarget = (url: URL): Target => ({
  host: url.hostname.replace(/^\[|\]$/g, ''),
  port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
});
