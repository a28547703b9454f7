// `openapi/changes.yaml`: the changes in every version of the contract, newest first. The entry
// without a date is the next version; its breaking changes are the accepted ones.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Change } from './changes.ts';

export const changelogFile = 'openapi/changes.yaml';

export type Accepted = { what: string; operations: string[]; reason: string };

export type Entry = {
  version: string;
  /** The day of the release, as `2026-01-31`; absent before the release. */
  released?: string;
  breaking: Accepted[];
  added: { what: string; operations: string[] }[];
};

const heading = `# What each version of the contract changed, newest first. The entry without a day is the next version.
# Written by npm run contract -- --accept="why" and --release; see docs/contract.md.
`;

export const readChangelog = async (root: string): Promise<Entry[]> => {
  const text = await readFile(path.join(root, changelogFile), 'utf8').catch(() => '');
  return (parse(text) ?? []) as Entry[];
};

export const writeChangelog = (root: string, entries: readonly Entry[]): Promise<void> =>
  writeFile(path.join(root, changelogFile), heading + stringify(entries, { lineWidth: 100 }));

/** The entry of the next version, if there is one. */
export const upcoming = (entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ released }) => released === undefined);

/** An accepted change covers exactly the operations that it lists. */
export const isAccepted = (change: Change, entry: Entry | undefined): boolean => {
  const accepted = (entry?.breaking ?? []).filter(({ what }) => what === change.what);
  return change.operations.every((id) =>
    accepted.some(({ operations }) => operations.includes(id)),
  );
};

/**
 * The next version. Before 1.0.0, a breaking change increases the minor version and an addition the
 * patch version; from then on, the major and the minor version. Without changes it stays the same.
 */
export const nextVersion = (version: string, changes: readonly Change[]): string => {
  if (changes.length === 0) return version;
  const numbers = version.split('.').map(Number);
  const raised = (changes.some(({ breaking }) => breaking) ? 0 : 1) + (numbers[0] === 0 ? 1 : 0);
  return numbers
    .map((number, index) => (index < raised ? number : index === raised ? number + 1 : 0))
    .join('.');
};

const listed = (changes: readonly { what: string; operations: string[]; reason?: string }[]) =>
  changes.map(
    ({ what, operations, reason }) =>
      `- ${what} (${operations.map((id) => `\`${id}\``).join(', ')})${reason === undefined ? '' : `. ${reason}`}`,
  );

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `**${title}**`, '', ...lines];

/** The changelog as Markdown for the reference; empty without entries. */
export const changelogText = (entries: readonly Entry[]): string =>
  entries.length === 0
    ? ''
    : [
        '',
        '',
        '## Changes',
        ...entries.flatMap(({ version, released, breaking, added }) => [
          '',
          `### ${version}${released === undefined ? ', not released yet' : `, ${released}`}`,
          ...section('Breaking', listed(breaking)),
          ...section('Added', listed(added)),
        ]),
      ].join('\n');
