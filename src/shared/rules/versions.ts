type Part = number | string;

/** Pre-release labels: `1.0.0-rc.1` comes before `1.0.0`. */
const preRelease =
  /^(a|alpha|b|beta|c|cr|rc|m|milestone|pre|preview|snapshot|dev|canary|next|nightly)$/i;

const parts = (version: string): Part[] =>
  version
    .replace(/^v(?=\d)/i, '')
    .replace(/\+.*$/, '')
    .split(/[.\-_~:]|(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/i)
    .filter((part) => part !== '')
    .map((part) => (/^\d{1,15}$/.test(part) ? Number(part) : part.toLowerCase()));

function comparePart(a: Part | undefined, b: Part | undefined): number {
  if (typeof a === 'string' && preRelease.test(a) && (b === undefined || typeof b === 'number'))
    return -1;
  if (typeof b === 'string' && preRelease.test(b) && (a === undefined || typeof a === 'number'))
    return 1;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  if (typeof a === 'string') return b === undefined ? 1 : -1;
  if (typeof b === 'string') return a === undefined ? -1 : 1;
  return (a ?? 0) - (b ?? 0);
}

/**
 * Compares two versions of one package. Ecosystems differ in details; this is the common part:
 * numbers compare by value, words sort after numbers, pre-release words sort before their release,
 * and build metadata is ignored.
 */
export function compareVersions(a: string, b: string): number {
  const left = parts(a);
  const right = parts(b);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = comparePart(left[index], right[index]);
    if (order !== 0) return Math.sign(order);
  }
  return 0;
}

/** `2.0.0-rc.1`, `1.0b2`: published before the release and not for production. */
export const isPreRelease = (version: string): boolean =>
  parts(version).some((part) => typeof part === 'string' && preRelease.test(part));

export const changeSizes = ['patch', 'minor', 'major'] as const;
export type ChangeSize = (typeof changeSizes)[number];

/**
 * The size of an upgrade by semantic versioning. Below 1.0.0 the minor number counts as the major
 * one.
 */
export function changeSize(from: string, to: string): ChangeSize {
  const [fromMajor = 0, fromMinor = 0] = parts(from);
  const [toMajor = 0, toMinor = 0] = parts(to);
  if (fromMajor !== toMajor) return 'major';
  if (fromMinor !== toMinor) return fromMajor === 0 ? 'major' : 'minor';
  return 'patch';
}
