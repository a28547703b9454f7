import * as v from 'valibot';
import { list } from './variables.ts';

const registryTypes = [
  'npm',
  'pypi',
  'maven',
  'golang',
  'cargo',
  'gem',
  'nuget',
  'composer',
] as const;
export type RegistryType = (typeof registryTypes)[number];

const registryPair = new RegExp(
  String.raw`^(?:${registryTypes.join('|')})=https?://[^\s/@]+(?:/\S*)?$`,
);

/**
 * `npm=https://registry.example`: registries by package URL type. The first one of a type is
 * queried; packages may be downloaded from the others as well.
 */
export const registries = v.pipe(
  list,
  v.check(
    (pairs) => pairs.every((pair) => registryPair.test(pair)),
    `must be type=address, separated by commas, where type is ${registryTypes.join(', ')}`,
  ),
  v.transform((pairs): ReadonlyMap<string, readonly string[]> => {
    const known = new Map<string, string[]>();
    for (const pair of pairs) {
      const at = pair.indexOf('=');
      const [type, address] = [pair.slice(0, at), pair.slice(at + 1).replace(/\/+$/, '')];
      known.set(type, [...(known.get(type) ?? []), address]);
    }
    return known;
  }),
);
