// Texts of pull requests and issues: the rule, the location, the reason, the change, and a link to
// the finding.
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import type { Upgrade } from '../manifests/edit.ts';
import { type LockOutcome, type LockRefusal, versionsBelow } from '../lock-files/lock-outcome.ts';

export type ProposedFix = {
  findingId: string;
  remediationId: string;
  findingTitle: string;
  severity: string;
  tool: string;
  ruleId: string;
  /** File and line, component or address. */
  place: string | null;
  /** Title of the remediation. */
  title: string;
  description: string | null;
  /** The AI model that wrote the fix. */
  model: string | null;
  codeDiff: string | null;
  /** The pull request of an earlier attempt that was closed, or merged without effect. */
  endedPull: string | null;
  notes: readonly RemediationNote[];
  referenceUrl: string | null;
  /** The remediation is the draft of an issue. */
  isDraft: boolean;
  /** URL of the finding's page. */
  link: string;
};

/** Prevents scanner texts from mentioning users or closing issues. */
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

/** Returns a code fence longer than any run of backticks in the text. */
const fenced = (text: string, language: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
};

/** Marker by which a retry finds what an earlier attempt created. */
export const toMarker = (remediationId: string): string => `parapet:${remediationId}`;

const facts = ({ severity, tool, ruleId, place, link }: ProposedFix): string =>
  [
    `**Severity** ${severity}`,
    `**Rule** ${code(ruleId)} of ${code(tool)}`,
    ...(place === null ? [] : [`**Where** ${code(place)}`]),
    `[The finding in Parapet](${link})`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');

/** A property can be the version of several dependencies. */
const alsoRaised = ({ notes }: ProposedFix): string[] =>
  notes.flatMap(({ code: kind, file, names = [] }) =>
    kind === 'raises_more'
      ? [
          `**Also raised**, by the same property of ${code(file ?? '')}: ${names.map(code).join(', ')}.`,
        ]
      : [],
  );

/** Parapet changes no digests. */
const leftByDigest = ({ codeDiff, notes }: ProposedFix): string[] =>
  notes.flatMap(({ code: kind, file }) =>
    kind === 'pinned_by_digest' && file !== null && codeDiff !== null
      ? [
          `**Not changed:** another place in ${code(file)} is pinned by a digest, and keeps the old version.`,
        ]
      : [],
  );

const section = (one: ProposedFix): string =>
  [
    facts(one),
    ...(one.description ? [harmless(one.description).slice(0, 10_000)] : []),
    ...(one.model === null || one.codeDiff === null
      ? []
      : [`**Written by an AI model**, ${code(one.model)}. Review it before merging.`]),
    ...alsoRaised(one),
    ...leftByDigest(one),
    ...(one.referenceUrl ? [`Read more: <${one.referenceUrl}>`] : []),
  ].join('\n\n');

const refusals: Readonly<Record<LockRefusal, string>> = {
  no_registry: 'Parapet’s operator has named no registry for it',
  tool_missing: 'the tool is not installed where Parapet runs',
  runs_code: 'the tool would run code of the repository or of packages, which Parapet does not',
  no_lock_only: 'the tool renews it only by installing every package, which Parapet does not',
  other_registry: 'packages come from an address that Parapet’s operator has not named',
  unreadable: 'the source host did not give the files that the tool needs',
  too_slow: 'the tool did not end in time',
  tool_failed: 'the tool refused',
};

type LeftLock = { file: string; command: string; why: string | undefined };

/**
 * Lock files that the pull request does not contain: those that failed, and those mentioned only in
 * notes.
 */
const leftLocks = (all: readonly ProposedFix[], locks: readonly LockOutcome[]): LeftLock[] => {
  const noted = all.flatMap(({ notes }) =>
    notes.flatMap(({ code: kind, file, command }): LeftLock[] =>
      kind === 'renew_lock' && file !== null && command !== null
        ? [{ file, command, why: undefined }]
        : [],
    ),
  );
  const failed = locks.flatMap((lock): LeftLock[] => {
    if (lock.isRenewed) return [];
    const commands = noted.filter(({ file }) => file === lock.file);
    const words = lock.words === undefined ? '' : `: ${code(lock.words)}`;
    return (commands.length > 0 ? commands : [lock]).map(({ file, command }) => ({
      file,
      command,
      why: `${refusals[lock.why]}${words}`,
    }));
  });
  return [...noted.filter(({ file }) => !locks.some((lock) => lock.file === file)), ...failed];
};

/** Tools expect their manifest in the working directory. */
const inFolderOf = (file: string): string => {
  const folder = posix.dirname(file);
  return folder === '.' ? '' : ` in ${code(folder)}`;
};

/**
 * What a reviewer has to do on the branch before the merge: the lock file has to match the
 * manifest, because an installation with a frozen lock file fails otherwise.
 */
const lockSteps = (all: readonly ProposedFix[], locks: readonly LockOutcome[]): string[] => {
  const steps = new Set(
    leftLocks(all, locks).map(
      ({ file, command, why }) =>
        `> - ${code(command)}${inFolderOf(file)}, then commit ${code(file)}${why === undefined ? '' : ` (${why})`}`,
    ),
  );
  return steps.size === 0
    ? []
    : [
        `> **Before merging:** the lock file still names the old version. Run on this branch:\n>\n${[...steps].join('\n')}`,
      ];
};

/** The resolved versions of each upgrade in the updated lock file. */
const resolvedLines = (locks: readonly LockOutcome[]): string[] =>
  locks.flatMap((lock) => {
    if (!lock.isRenewed) return [];
    const lines = lock.resolved.map(({ name, to, versions }) => {
      const below = versionsBelow({ name, to, versions });
      if (versions.length === 0) return `${code(name)} is no longer in it`;
      return below.length === 0
        ? `every ${code(name)} in it is ${code(to)} or later`
        : `**${code(name)} ${below.map(code).join(', ')} is still in it**, because another package asks for it`;
    });
    const sentence = lines.length === 0 ? '' : `: ${lines.join('; ')}`;
    return [`${code(lock.file)} was renewed by ${lock.tool}, without running scripts${sentence}.`];
  });

/** Results of re-scans, with each scanner mentioned once. */
const rescanLines = (all: readonly ProposedFix[]): string[] => {
  const lines = all.flatMap(({ ruleId, notes }) =>
    notes.flatMap(({ code: kind, names: [scanner = '', before = '', after = ''] = [] }) => {
      if (kind === 'rescanned')
        return [
          `Verified by a re-scan: ${oneLine(scanner, 50)} ran on the changed files before the change and after it. It finds ${code(ruleId)} ${before} → ${after} times, and nothing new.`,
        ];
      if (kind === 'rescan_unclear')
        return [
          `${oneLine(scanner, 50)} ran on the changed files and could not verify the fix of ${code(ruleId)}.`,
        ];
      return kind === 'no_scanner'
        ? [`No scanner that looks for ${code(ruleId)} is installed where Parapet runs.`]
        : [];
    }),
  );
  const isVerified = ({ notes }: ProposedFix) =>
    notes.some(({ code: kind }) => kind === 'rescanned');
  return [
    ...new Set(lines),
    ...(all.every(isVerified)
      ? ['The next scan of the repository decides.']
      : ['No scanner has run on this branch yet: the next scan decides.']),
  ];
};

/** Which checks the patches passed, or that nothing could be verified. */
const verification = (all: readonly ProposedFix[], locks: readonly LockOutcome[]): string => {
  const parsed = all.filter(({ notes }) => notes.some(({ code: kind }) => kind === 'parses'));
  const rest = all.length - parsed.length;
  const resolved = resolvedLines(locks);
  const sentence =
    rest === 0
      ? 'The changed files parse, before the change and after it.'
      : parsed.length === 0
        ? resolved.length > 0
          ? 'No parser knows the changed manifests.'
          : 'Nothing: no parser knows the changed files, or they did not parse before either.'
        : `The changed files of ${parsed.length} of the ${all.length} fixes parse, before the change and after it. Those of the others have no parser.`;
  return `## What was verified\n\n${[sentence, ...resolved, ...rescanLines(all)].join('\n\n')}`;
};

const heading = (one: ProposedFix): string => `## ${harmless(oneLine(one.findingTitle, 200))}`;

export const toTitle = (all: readonly ProposedFix[]): string => {
  const [first] = all;
  if (!first) return '';
  return all.length === 1
    ? oneLine(first.title, 200)
    : `Resolve ${all.length} findings: ${oneLine(first.title, 150)}, …`;
};

/** Hosts accept slightly more. */
const longest = 60_000;

/** Returns as many sections as fit. */
const sectionsWithin = (all: readonly ProposedFix[], room: number): string[] => {
  const sections = all.map((one) =>
    all.length === 1 ? section(one) : `${heading(one)}\n\n${section(one)}`,
  );
  let left = room;
  const fitting = sections.findIndex((text) => (left -= text.length + 2) < 0);
  return fitting === -1
    ? sections
    : [...sections.slice(0, fitting), `The other ${all.length - fitting} findings are in Parapet.`];
};

/** Number of markers by which a retry finds the pull request; the first one is sufficient. */
const mostMarkers = 200;

export const pullRequestBody = (
  all: readonly ProposedFix[],
  files: readonly string[],
  locks: readonly LockOutcome[] = [],
): string => {
  const head = lockSteps(all, locks).map((steps) => steps.slice(0, 20_000));
  const tail = [
    `## What changes\n\n${files.map((file) => `- ${code(file)}`).join('\n')}`.slice(0, 10_000),
    verification(all, locks).slice(0, 15_000),
    '## How to undo it\n\nRevert the merge: the change is one commit, and touches nothing but these files.',
    `<!-- ${all
      .slice(0, mostMarkers)
      .map(({ remediationId }) => toMarker(remediationId))
      .join(' ')} -->`,
  ];
  const room = longest - 500 - [...head, ...tail].join('\n\n').length;
  return [...head, ...sectionsWithin(all, room), ...tail].join('\n\n').slice(0, longest);
};

/** Shown at a pull request that already contains the change. */
export const alsoFixes = (one: ProposedFix): string =>
  `This also fixes **${harmless(oneLine(one.findingTitle, 200))}**.\n\n${facts(one)}`;

/** https://www.conventionalcommits.org */
const subject = (all: readonly (ProposedFix & { upgrade?: Upgrade | undefined })[]): string => {
  const type = all.every(({ upgrade }) => upgrade) ? 'fix(deps)' : 'fix';
  return oneLine(`${type}: ${toTitle(all).replace(/^Fix: /, '')}`, 200);
};

export const commitMessage = (
  all: readonly (ProposedFix & { upgrade?: Upgrade | undefined })[],
): string =>
  `${subject(all)}\n\n${all
    .slice(0, 50)
    .map(
      ({ ruleId, place, link }) =>
        `${oneLine(ruleId, 100)}${place === null ? '' : ` in ${oneLine(place, 200)}`}\n${link}`,
    )
    .join('\n\n')}\n`;

export const issueText = (one: ProposedFix): string =>
  [
    section(one),
    ...(one.codeDiff
      ? [`## A patch for it\n\n${fenced(one.codeDiff.slice(0, 30_000), 'diff')}`]
      : []),
  ].join('\n\n');

/** An issue about a fix has the finding's title instead of the fix's title. */
export const issueTitle = (one: ProposedFix): string =>
  toTitle([{ ...one, title: one.isDraft ? one.title : one.findingTitle }]);

/** Returns the draft as the user edited it. */
export const toIssueDraft = (one: ProposedFix): string =>
  (one.isDraft && one.description) || issueText(one);

/** @param written the user's text, which replaces the generated one */
export const issueBody = (one: ProposedFix, written?: string): string =>
  [written?.trim() ?? toIssueDraft(one), `<!-- ${toMarker(one.remediationId)} -->`].join('\n\n');

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');

/** Deterministic: the same remediations with the same patches result in the same branch. */
export const toBranchName = (all: readonly ProposedFix[]): string => {
  const digest = createHash('sha256')
    .update(
      JSON.stringify(
        all
          .map(({ remediationId, codeDiff, endedPull }) => [
            remediationId,
            codeDiff,
            // A new attempt gets a branch of its own.
            ...(endedPull === null ? [] : [endedPull]),
          ])
          .sort(),
      ),
    )
    .digest('hex')
    .slice(0, 10);
  return `parapet/${[slug(all[0]?.title ?? ''), digest].filter(Boolean).join('-')}`;
};
