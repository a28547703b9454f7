// What a pull request or an issue says: which rule, where, why, what was changed, and the way back to the finding.
import { createHash } from 'node:crypto';

export type Proposed = {
  findingId: string;
  remediationId: string;
  findingTitle: string;
  severity: string;
  tool: string;
  ruleId: string;
  /** File and line, component or address. */
  place: string | null;
  /** Of the remediation. */
  title: string;
  description: string | null;
  codeDiff: string | null;
  referenceUrl: string | null;
  /** The remediation is the draft of an issue. */
  isDraft: boolean;
  /** Of the finding's page. */
  link: string;
};

/** Nobody is called and no ticket is closed by what a scanner or a source line says. */
const harmless = (text: string): string =>
  text
    .replaceAll(/@(?=\w)/g, '@\u200B')
    .replaceAll(/(?<![\w&])#(?=\d)/g, '#\u200B')
    .replaceAll('<!--', '&lt;!--');

const oneLine = (text: string, most: number): string => {
  const flat = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 1)}…`;
};

const code = (text: string): string => `\`${oneLine(text, 200).replaceAll('`', 'ˋ')}\``;

/** A fence longer than any run of backticks within. */
const fenced = (text: string, language: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
};

/** By which an attempt finds what an earlier one has opened. */
export const markOf = (remediationId: string): string => `parapet:${remediationId}`;

const facts = ({ severity, tool, ruleId, place, link }: Proposed): string =>
  [
    `**Severity** ${severity}`,
    `**Rule** ${code(ruleId)} of ${code(tool)}`,
    ...(place === null ? [] : [`**Where** ${code(place)}`]),
    `[The finding in Parapet](${link})`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');

const section = (one: Proposed): string =>
  [
    facts(one),
    ...(one.description ? [harmless(one.description).slice(0, 10_000)] : []),
    ...(one.referenceUrl ? [`Read more: <${one.referenceUrl}>`] : []),
  ].join('\n\n');

const heading = (one: Proposed): string => `## ${harmless(oneLine(one.findingTitle, 200))}`;

export const titleOf = (all: readonly Proposed[]): string => {
  const [first] = all;
  if (!first) return '';
  return all.length === 1
    ? oneLine(first.title, 200)
    : `Mend ${all.length} findings: ${oneLine(first.title, 150)}, …`;
};

export const pullRequestBody = (all: readonly Proposed[], files: readonly string[]): string =>
  [
    ...all.flatMap((one) => (all.length === 1 ? [section(one)] : [heading(one), section(one)])),
    `## What changes\n\n${files.map((file) => `- ${code(file)}`).join('\n')}`,
    `<!-- ${all.map(({ remediationId }) => markOf(remediationId)).join(' ')} -->`,
  ]
    .join('\n\n')
    .slice(0, 60_000);

export const commitMessage = (all: readonly Proposed[]): string =>
  `${titleOf(all)}\n\n${all
    .slice(0, 50)
    .map(
      ({ ruleId, place, link }) =>
        `${oneLine(ruleId, 100)}${place === null ? '' : ` in ${oneLine(place, 200)}`}\n${link}`,
    )
    .join('\n\n')}\n`;

export const issueText = (one: Proposed): string =>
  [
    section(one),
    ...(one.codeDiff
      ? [`## A patch for it\n\n${fenced(one.codeDiff.slice(0, 30_000), 'diff')}`]
      : []),
  ].join('\n\n');

/** Of a fix the issue has the finding's title, not that of the change. */
export const issueTitle = (one: Proposed): string =>
  titleOf([{ ...one, title: one.isDraft ? one.title : one.findingTitle }]);

/** A draft is the text itself, as a person has left it. */
export const draftOf = (one: Proposed): string =>
  (one.isDraft && one.description) || issueText(one);

/** @param written by somebody, in its place */
export const issueBody = (one: Proposed, written?: string): string =>
  [written?.trim() ?? draftOf(one), `<!-- ${markOf(one.remediationId)} -->`].join('\n\n');

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');

/** The same remediations with the same patches have the same branch, whoever opens them and however often. */
export const branchOf = (all: readonly Proposed[]): string => {
  const digest = createHash('sha256')
    .update(
      JSON.stringify(all.map(({ remediationId, codeDiff }) => [remediationId, codeDiff]).sort()),
    )
    .digest('hex')
    .slice(0, 10);
  return `parapet/${[slug(all[0]?.title ?? ''), digest].filter(Boolean).join('-')}`;
};
