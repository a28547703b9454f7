// Ids that answers showed: requests with an id of the right kind reach what lies behind the look-up.
import type { Operation } from '#domain/contract-operations';
import type { Random } from './random.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuid.test(value);

/** `/v1/findings/:id/comments` and `finding_ids` are both about a `finding`. */
export const kindOfName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/_?ids?$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

/** What an address is about where its name does not say it. */
const subjects: Readonly<Record<string, string>> = {
  upload_scan: 'repository',
  container_spec: 'repository',
  remediation: 'finding',
  issue: 'finding',
  'finding-send': 'finding',
  'sbom-finding': 'component',
  'manage-client': 'client',
};

/** The part of an address before its first parameter, without the version. */
export const kindOfOperation = ({ url }: Operation): string => {
  const kind = kindOfName(
    url
      .replace(/^\/v1\//, '/')
      .split('/')
      .find((part) => part !== '' && part !== 'api') ?? '',
  );
  return subjects[kind] ?? kind;
};

const most = 60;
/** The kind of what is no id. */
const names = '(names)';

/** Well-formed, and of no row. */
const noId = '00000000-0000-4000-8000-000000000000';

export type KnownIds = {
  /** Takes over every id of an answer. */
  learn: (operation: Operation, body: unknown) => void;
  /** One of this kind mostly, of another now and then, or an id of nothing. */
  one: (random: Random, kind: string) => string;
  /** A name that an answer showed, such as that of a saved filter. */
  name: (random: Random) => string | undefined;
};

export const createKnownIds = (): KnownIds => {
  const byKind = new Map<string, string[]>();
  const add = (kind: string, id: string) => {
    const ids = byKind.get(kind) ?? [];
    byKind.set(kind, ids);
    if (ids.includes(id)) return;
    ids.push(id);
    if (ids.length > most) ids.shift();
  };
  const walk = (kind: string, value: unknown, depth: number): void => {
    if (depth > 6 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 10)) walk(kind, item, depth + 1);
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'name' && typeof inner === 'string') add(names, inner);
      else if (isUuid(inner)) add(name === 'id' ? kind : kindOfName(name), inner);
      else
        walk(name === 'data' || name === 'attributes' ? kind : kindOfName(name), inner, depth + 1);
    }
  };
  return {
    name: (random) => random.pick(byKind.get(names) ?? []),
    learn: (operation, body) => walk(kindOfOperation(operation), body, 0),
    one: (random, kind) => {
      const ids = byKind.get(kind) ?? [];
      const own = random.chance(0.8) ? random.pick(ids) : undefined;
      if (own !== undefined) return own;
      const others = random.pick([...byKind.values()]) ?? [];
      return (random.chance(0.7) ? random.pick(others) : undefined) ?? noId;
    },
  };
};
