// Collects ids from responses: requests with an id of the right kind get past the look-up.
import type { Operation } from '#domain/contract-operations';
import type { Random } from './random.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuid.test(value);

/** `/v1/findings/:id/comments` and `finding_ids` both refer to a `finding`. */
export const kindOfName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/_?ids?$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

/** The kind of a path's subject, if its name does not contain it. */
const subjects: Readonly<Record<string, string>> = {
  upload_scan: 'repository',
  container_spec: 'repository',
  remediation: 'finding',
  issue: 'finding',
  'finding-send': 'finding',
  'sbom-finding': 'component',
  'manage-client': 'client',
};

/** The part of a path before its first parameter, without the version. */
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
/** The kind for values that are not ids. */
const names = '(names)';

/** A valid id of no row. */
const noId = '00000000-0000-4000-8000-000000000000';

export type KnownIds = {
  /** Stores every id in a response. */
  learn: (operation: Operation, body: unknown) => void;
  /** Usually an id of this kind, sometimes one of another kind or of no row. */
  one: (random: Random, kind: string) => string;
  /** A name from a response, such as that of a saved filter. */
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
