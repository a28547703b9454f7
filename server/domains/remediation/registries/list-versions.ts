// Lists the versions of a package in its registry, with one request in the protocol of each
// ecosystem.
import * as v from 'valibot';
import type { RegistryType } from '../../../platform/config/registries.ts';
import { OutgoingError, type OutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { tryParseJson } from '../../../platform/runtime/json.ts';
import { pythonName } from '../manifests/python-requirement.ts';

export type PublishedVersion = {
  version: string;
  /** Yanked or deprecated: the version can be installed but should not be. */
  isWithdrawn: boolean;
};

type Registry = {
  /** Relative to the registry's address. */
  path: (name: string) => string;
  accept?: string;
  /** Undefined if the response has another format. */
  read: (text: string, name: string) => PublishedVersion[] | undefined;
};

const published = (version: string): PublishedVersion => ({ version, isWithdrawn: false });

const json =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    versions: (value: v.InferOutput<Schema>, name: string) => PublishedVersion[],
  ) =>
  (text: string, name: string): PublishedVersion[] | undefined => {
    const parsed = v.safeParse(schema, tryParseJson(text));
    return parsed.success ? versions(parsed.output, name) : undefined;
  };

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const npmDocument = v.object({
  versions: v.record(v.string(), v.looseObject({ deprecated: v.optional(v.unknown()) })),
});

const pythonProject = v.object({
  versions: v.array(v.string()),
  files: v.array(
    v.looseObject({ filename: v.string(), yanked: v.optional(v.union([v.boolean(), v.string()])) }),
  ),
});

/** A version is withdrawn if all its files are. */
const pythonVersions = ({ versions, files }: v.InferOutput<typeof pythonProject>) =>
  versions.map((version): PublishedVersion => {
    const own = files.filter(
      ({ filename }) =>
        filename.includes(`-${version}-`) ||
        filename.includes(`-${version}.tar`) ||
        filename.includes(`-${version}.zip`),
    );
    const isYanked = ({ yanked }: (typeof files)[number]) =>
      yanked !== undefined && yanked !== false;
    return { version, isWithdrawn: own.length > 0 && own.every(isYanked) };
  });

const crateLine = v.object({ vers: v.string(), yanked: v.optional(v.boolean()) });

const crates = (text: string): PublishedVersion[] | undefined => {
  const lines = linesOf(text).map((line) => v.safeParse(crateLine, tryParseJson(line)));
  return lines.every(({ success }) => success)
    ? lines.flatMap(({ success, output }) =>
        success ? [{ version: output.vers, isWithdrawn: output.yanked === true }] : [],
      )
    : undefined;
};

/** The folders of a sparse index: by the length of the name, then by its first letters. */
const cratePath = (name: string): string => {
  const lower = name.toLowerCase();
  if (lower.length <= 2) return `${lower.length}/${lower}`;
  return lower.length === 3
    ? `3/${lower.charAt(0)}/${lower}`
    : `${lower.slice(0, 2)}/${lower.slice(2, 4)}/${lower}`;
};

const mavenVersions = (text: string): PublishedVersion[] | undefined =>
  /<metadata[\s>]/.test(text)
    ? [...text.matchAll(/<version>\s*([^<\s]+)\s*<\/version>/g)].map(([, version = '']) =>
        published(version),
      )
    : undefined;

const encoded = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

const registries: Readonly<Record<RegistryType, Registry>> = {
  npm: {
    path: (name) => name.replace('/', '%2f'),
    accept: 'application/vnd.npm.install-v1+json, application/json;q=0.8',
    read: json(npmDocument, ({ versions }) =>
      Object.entries(versions).map(([version, { deprecated }]) => ({
        version,
        isWithdrawn: deprecated !== undefined && deprecated !== false && deprecated !== '',
      })),
    ),
  },
  pypi: {
    path: (name) => `${pythonName(name)}/`,
    accept: 'application/vnd.pypi.simple.v1+json',
    read: json(pythonProject, pythonVersions),
  },
  maven: {
    path: (name) => {
      const [group = '', artifact = ''] = name.split(':');
      return `${encoded(group.replaceAll('.', '/'))}/${encoded(artifact)}/maven-metadata.xml`;
    },
    read: mavenVersions,
  },
  golang: {
    path: (name) =>
      `${encoded(name.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`)).replaceAll('%21', '!')}/@v/list`,
    read: (text) => linesOf(text).map((line) => published(line.replace(/^v/, ''))),
  },
  cargo: { path: cratePath, read: crates },
  gem: {
    path: (name) => `info/${encoded(name)}`,
    read: (text) =>
      linesOf(text)
        .filter((line) => line !== '---')
        .map((line) => published(/^[^\s-]+/.exec(line)?.[0] ?? line)),
  },
  nuget: {
    path: (name) => `${encoded(name.toLowerCase())}/index.json`,
    read: json(v.object({ versions: v.array(v.string()) }), ({ versions }) =>
      versions.map(published),
    ),
  },
  composer: {
    path: (name) => `p2/${encoded(name.toLowerCase())}.json`,
    read: json(
      v.object({
        packages: v.record(v.string(), v.array(v.looseObject({ version: v.string() }))),
      }),
      ({ packages }, name) =>
        (packages[name.toLowerCase()] ?? []).map(({ version }) =>
          published(version.replace(/^v/, '')),
        ),
    ),
  },
};

const limits = { timeoutMs: 15_000, maxBytes: 30_000_000 };

export const isRegistryType = (type: string): type is RegistryType =>
  Object.hasOwn(registries, type);

/** Undefined if the registry does not know the package, or if its response is invalid. */
export const listPublishedVersions = async (
  outgoing: Pick<OutgoingClient, 'request'>,
  { type, address, name }: { type: RegistryType; address: string; name: string },
  signal?: AbortSignal,
): Promise<PublishedVersion[] | undefined> => {
  const { path, accept = '*/*', read } = registries[type];
  try {
    const { status, text } = await outgoing.request(`${address}/${path(name)}`, {
      ...limits,
      headers: { accept, 'user-agent': 'Parapet' },
      ...(signal && { signal }),
    });
    return status === 200 ? read(text, name) : undefined;
  } catch (error) {
    if (error instanceof OutgoingError) return undefined;
    throw error;
  }
};
