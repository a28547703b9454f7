// What registries answered, for some minutes: each view of a finding offers the versions again.
import type { Deps } from '../../../platform/deps.ts';
import { listPublishedVersions, type PublishedVersion } from './list-versions.ts';

const keptMs = 10 * 60_000;
const mostKept = 500;

type Kept = { until: number; versions: PublishedVersion[] };

/** By the client of a server, so that servers of tests share nothing. */
const keptBy = new WeakMap<object, Map<string, Kept>>();

const keptOf = (outgoing: object): Map<string, Kept> => {
  const known = keptBy.get(outgoing) ?? new Map<string, Kept>();
  keptBy.set(outgoing, known);
  return known;
};

/** A registry that did not answer is asked again. */
export const listKeptVersions = async (
  { outgoing, now }: Pick<Deps, 'outgoing' | 'now'>,
  place: Parameters<typeof listPublishedVersions>[1],
  signal?: AbortSignal,
): Promise<PublishedVersion[] | undefined> => {
  const kept = keptOf(outgoing);
  const key = `${place.address}/${place.type}/${place.name}`;
  const time = now().getTime();
  const known = kept.get(key);
  if (known && known.until > time) return known.versions;
  const versions = await listPublishedVersions(outgoing, place, signal);
  kept.delete(key);
  if (!versions) return undefined;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, { until: time + keptMs, versions });
  return versions;
};
