// Detects changes that can break a client of the last released contract. Warnings and errors fail
// the check unless they were accepted with a reason.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { type Change, changesBetween, readDocument, shownChange } from './changes.ts';
import {
  changelogFile,
  type Entry,
  isAccepted,
  nextVersion,
  readChangelog,
  upcoming,
  writeChangelog,
} from './changelog.ts';
import { bundleFile, type Node, readBundle } from './document.ts';
import { readSources } from './source.ts';
import type { Check } from './types.ts';

const releasedFile = 'openapi/released.yaml';

const versionOf = (document: Node): string => String((document['info'] as Node)['version']);

const releasedVersion = async (root: string): Promise<string> =>
  versionOf(await readDocument(path.join(root, releasedFile)));

const sinceRelease = async (root: string): Promise<Change[] | undefined> =>
  changesBetween(root, releasedFile, bundleFile, await readSources(root));

/**
 * Changes that are missing from the accepted list, or that the contract's version does not reflect.
 */
export const breakingFailures = (
  changes: readonly Change[],
  entries: readonly Entry[],
  versions: { released: string; present: string },
): string[] => {
  const entry = upcoming(entries);
  const breaking = changes.filter((change) => change.breaking);
  const open = breaking.filter((change) => !isAccepted(change, entry));
  const gone = (entry?.breaking ?? []).filter(
    ({ what }) => !breaking.some((change) => change.what === what),
  );
  const next = nextVersion(versions.released, changes);
  return [
    ...open.map(shownChange),
    ...(open.length > 0
      ? [
          'if that is meant: npm run contract -- --accept="whom it affects, and what they do instead"',
        ]
      : []),
    ...(entry?.breaking ?? [])
      .filter(({ reason }) => reason.trim() === '')
      .map(({ what }) => `${changelogFile}: no reason is given for: ${what}`),
    ...gone.map(({ what }) => `${changelogFile}: accepts what did not change: ${what}`),
    ...(open.length === 0 && breaking.length > 0 && versions.present !== next
      ? [`openapi/openapi.yaml: the version is ${versions.present}; these changes make it ${next}`]
      : []),
  ];
};

export const breaking: Check = {
  name: 'breaking',
  run: async (root) => {
    if (!existsSync(path.join(root, releasedFile)))
      return { lines: ['no release yet: nothing to compare with'], failures: [] };
    const changes = await sinceRelease(root);
    if (changes === undefined)
      return {
        lines: ['SKIPPED: the comparing binary exists for Linux on x64 only'],
        failures: [],
      };
    const released = await releasedVersion(root);
    const present = versionOf(await readBundle(root));
    const broken = changes.filter((change) => change.breaking).length;
    return {
      lines: [
        `compared with ${released}: ${broken} breaking changes, ${changes.length - broken} additions`,
      ],
      failures: breakingFailures(changes, await readChangelog(root), { released, present }),
    };
  },
};

const named = ({ what, operations }: Change) => ({ what, operations: [...operations] });

const setVersion = async (root: string, version: string): Promise<void> => {
  const file = path.join(root, 'openapi/openapi.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^ {2}version: .*$/m, `  version: ${version}`));
};

/**
 * Sets the dates of a release: its version is its day. A breaking release is also the oldest
 * supported version.
 */
const setDays = async (root: string, day: string, breaks: boolean): Promise<void> => {
  const file = path.join(root, 'openapi/openapi.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, withDays(text, day, breaks));
};

export const withDays = (text: string, day: string, breaks: boolean): string => {
  const dated = text.replace(/^ {2}x-day: .*$/m, `  x-day: "${day}"`);
  return breaks ? dated.replace(/^ {2}x-oldest-day: .*$/m, `  x-oldest-day: "${day}"`) : dated;
};

/** The changelog with these changes in the entry of the next version. */
export const withChanges = (
  entries: readonly Entry[],
  changes: readonly Change[],
  { version, reason, released }: { version: string; reason?: string; released?: string },
): Entry[] => {
  const begun = upcoming(entries);
  const broken = changes.filter((change) => change.breaking);
  const kept = (begun?.breaking ?? []).filter(({ what }) =>
    broken.some((change) => change.what === what),
  );
  const open = broken.filter((change) => !isAccepted(change, begun));
  const entry: Entry = {
    version,
    ...(released !== undefined && { released }),
    breaking: [...kept, ...open.map((change) => ({ ...named(change), reason: reason ?? '' }))],
    added: changes.filter((change) => !change.breaking).map(named),
  };
  return [entry, ...entries.filter((other) => other !== begun)];
};

const update = async (
  root: string,
  given: { reason?: string; released?: string },
): Promise<string> => {
  const changes = await sinceRelease(root);
  if (changes === undefined) throw new Error('The comparing binary exists for Linux on x64 only.');
  const version = nextVersion(await releasedVersion(root), changes);
  if (changes.length > 0)
    await writeChangelog(
      root,
      withChanges(await readChangelog(root), changes, { version, ...given }),
    );
  await setVersion(root, version);
  if (given.released !== undefined)
    await setDays(
      root,
      given.released,
      changes.some(({ breaking: breaks }) => breaks),
    );
  return version;
};

/** Accepts the breaking changes since the release for one reason. Returns the increased version. */
export const accept = (root: string, reason: string): Promise<string> => update(root, { reason });

/**
 * Makes the current contract the baseline and dates its changelog entry. The caller generates
 * before and after. Returns the version. Throws if a breaking change has no reason.
 */
export const release = async (root: string, day: string): Promise<string> => {
  const { failures } = await breaking.run(root);
  if (failures.length > 0) throw new Error(`Not to be released yet:\n${failures.join('\n')}`);
  const version = await update(root, { released: day });
  const document = structuredClone(await readBundle(root)) as { info: { version: string } };
  document.info.version = version;
  await writeFile(
    path.join(root, releasedFile),
    `# The contract of the last release. Written by npm run contract -- --release; see docs/contract.md.\n${stringify(document, { aliasDuplicateObjects: false })}`,
  );
  return version;
};
