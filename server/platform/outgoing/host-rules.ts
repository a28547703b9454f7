// Which hosts a program may reach through the proxy that it is given.
import { type Target, toTarget } from './target.ts';

export type HostRule = (target: Target) => boolean;

const nameOf = ({ host, port }: Target): string => `${host}:${port}`;

/** The hosts of these addresses, each at its port. */
export const hostsOf = (addresses: readonly string[]): HostRule => {
  const names = new Set(addresses.map((address) => nameOf(toTarget(new URL(address)))));
  return (target) => names.has(nameOf(target));
};

/** A name, or all names below one: `*.example.com`; with a port, or at every port. */
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
