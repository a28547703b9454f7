// Which hosts a program may reach through its proxy.
import { type Target, toTarget } from './target.ts';

export type HostRule = (target: Target) => boolean;

const nameOf = ({ host, port }: Target): string => `${host}:${port}`;

/** The hosts of these URLs, each with its port. */
export const hostsOf = (addresses: readonly string[]): HostRule => {
  const names = new Set(addresses.map((address) => nameOf(toTarget(new URL(address)))));
  return (target) => names.has(nameOf(target));
};

/** A host name, or all names below one: `*.example.com`; with a port, or for every port. */
export const hostPattern = /^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

export const hostsLike = (patterns: readonly string[]): HostRule => {
  const rules = patterns.map((pattern) => {
    const [name = '', port] = pattern.toLowerCase().split(':');
    return {
      name: name.replace(/^\*(?=\.)/, ''),
      port: port === undefined ? undefined : Number(port),
    };
  });
  return ({ host, port }) => {
    const asked = host.toLowerCase();
    return rules.some(
      (rule) =>
        (rule.port ?? port) === port &&
        (rule.name.startsWith('.') ? asked.endsWith(rule.name) : asked === rule.name),
    );
  };
};
