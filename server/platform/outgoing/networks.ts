import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** @param words addresses, or networks such as `10.0.0.0/8` */
export const parseNetworks = (words: readonly string[]): Network[] =>
  words.map((word) => {
    const address = word.includes('/') ? word : `${word}/${isIP(word) === 6 ? 128 : 32}`;
    return ipaddr.parseCIDR(address);
  });

/**
 * Returns the IPv4 address of both notations within IPv6: `::ffff:127.0.0.1` and the older
 * `::127.0.0.1`.
 */
export const toPlainAddress = (address: string): ipaddr.IPv4 | ipaddr.IPv6 => {
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return ip;
  const bytes = ip.toByteArray();
  const isCompatible = bytes.slice(0, 12).every((byte) => byte === 0) && (bytes[12] ?? 0) > 0;
  return isCompatible ? new ipaddr.IPv4(bytes.slice(12)) : ip;
};

export const isInNetworks = (
  ip: ipaddr.IPv4 | ipaddr.IPv6,
  networks: readonly Network[],
): boolean =>
  networks.some(([start, bits]) => ip.kind() === start.kind() && ip.match([start, bits]));
