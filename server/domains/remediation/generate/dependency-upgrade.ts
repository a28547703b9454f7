// Composes a finding's remediation from the report, the repository's files and the AI service. Does
// not touch the database.
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type PlainProblemCode, createProblem } from '../../../platform/http/problem-codes.ts';
import type { AiServiceConfig } from '../ai/ai-connection.ts';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { codeDiffOf } from '../../findings/index.ts';
import { AiError } from '../ai/failure.ts';
import type { Secret } from '../ai/mask.ts';
import type { Locale } from '../ai/prompt.ts';
import { writeFix } from '../ai/write-fix.ts';
import { type CodeSource, collectFiles } from './code-region.ts';
import { type Outcome, upgradeManifest } from './manifest-step.ts';
import { applyFileDiff, createDiff } from './patch.ts';
import {
  isAdvice,
  proposeFromReport,
  type Proposal,
  type RemediationType,
  findWebUrl,
} from './propose.ts';
import { type Registries, registryOf, withPublishedVersion } from './published-upgrade.ts';
import type { ReviewerNote } from '../notes/reviewer-notes.ts';
import type { AiMeter } from '../usage/meter.ts';
import { checkDiff } from '../verify/check-syntax.ts';
import { cacheReads, type Rescan, withRescan, withSyntaxChecked } from '../verify/checked-patch.ts';
import { applyReportFix, pastByteOrderMark } from './report-fix.ts';

/** `best` uses the best known source; `ai` always uses the AI service. */
export type RemediationRequest = {
  type?: RemediationType | undefined;
  source?: 'best' | 'ai' | undefined;
  locale?: Locale | undefined;
  /**
   * Version of an upgrade; by default the smallest one that closes the most findings of the
   * component.
   */
  version?: string | undefined;
};

export type GenerationContext = {
  /**
   * Reads a file of the repository's default branch; undefined if it does not exist. Throws a
   * `Problem`. Absent if no host is connected.
   */
  readFile?: CodeSource | undefined;
  /**
   * Reads the same file at the scanned commit; undefined if the host does not have it. Absent if
   * the scan named no commit.
   */
  readScanned?: CodeSource | undefined;
  /** Lists the paths of the default branch's files. Absent if no host is connected. */
  listFiles?: (() => Promise<string[]>) | undefined;
  /** Open findings of the same component in the same manifest. */
  others?: readonly ReportFinding[] | undefined;
  /** Registries that the operator configured. */
  registries?: Registries | undefined;
  ai?:
    | {
        service: AiServiceConfig;
        meter: AiMeter;
        deep: boolean;
        secrets: readonly Secret[];
        notes?: readonly ReviewerNote[];
      }
    | undefined;
  /** Scans the changed files before and after the fix. */
  rescan?: Rescan | undefined;
  outgoing: OutgoingClient;
  signal: AbortSignal;
  progress: (fraction: number) => Promise<void>;
};

const note = (code: RemediationNote['code'], file: string): RemediationNote => ({
  code,
  file,
  command: null,
});

const changesBelow = ({ fix }: ReportFinding, path: string) =>
  fix?.changes.filter((change) => change.path === path) ?? [];

/**
 * Returns the fix of one file as a diff against the file at the scanned commit. If the source host
 * does not have that version, the lines quoted in the report must show what is replaced: line
 * numbers alone could change any version of the file.
 */
const diffAtScan = async (
  finding: ReportFinding,
  path: string,
  readScanned: CodeSource | undefined,
): Promise<{ diff: string } | RemediationNote['code']> => {
  const scanned = await readScanned?.(path);
  if (scanned === undefined) {
    const changes = changesBelow(finding, path);
    const { location } = finding;
    const quoted = location === undefined ? null : codeDiffOf({ fix: { changes }, location });
    return quoted === null ? 'fix_unplaced' : { diff: quoted };
  }
  const fixed = applyReportFix(scanned, changesBelow(finding, path));
  const [before, after] = [scanned, fixed].map((text) => text?.replace(/^\uFEFF/, ''));
  const diff = before === undefined || after === undefined ? null : createDiff(path, before, after);
  return diff === null ? 'fix_differs' : { diff };
};

/** Carries the report's own fix from the scanned commit to the current files. */
const reportFix = async (
  finding: ReportFinding,
  proposal: Proposal,
  { readFile, readScanned }: { readFile: CodeSource; readScanned?: CodeSource | undefined },
): Promise<Proposal> => {
  const without = (code: RemediationNote['code'], path: string): Proposal => ({
    ...proposal,
    codeDiff: null,
    notes: [note(code, path)],
  });
  const paths = [...new Set(finding.fix?.changes.map(({ path }) => path))];
  const diffs: string[] = [];
  for (const path of paths) {
    const text = await readFile(path);
    if (text === undefined) return without('file_missing', path);
    const change = await diffAtScan(finding, path, readScanned);
    if (typeof change === 'string') return without(change, path);
    const fixed = pastByteOrderMark(text, (inner) => applyFileDiff(inner, change.diff));
    const diff = fixed === undefined ? null : createDiff(path, text, fixed);
    if (diff === null) return without('fix_differs', path);
    diffs.push(diff);
  }
  return {
    ...proposal,
    codeDiff: diffs.join(''),
    description: finding.fix?.description ?? finding.mitigation ?? null,
  };
};

/** Files that a fix never changes, regardless of the host. */
const isUntouchable = ({ code }: Problem): boolean =>
  ['file_binary', 'file_not_utf8', 'file_too_large'].includes(code);

const known = async (
  finding: ReportFinding,
  proposal: Proposal,
  sources: Pick<GenerationContext, 'readScanned' | 'listFiles'> & { readFile: CodeSource },
): Promise<Outcome> => {
  try {
    if (proposal.type === 'dependency_upgrade')
      return await upgradeManifest(finding, proposal, sources);
    return { made: await reportFix(finding, proposal, sources) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const path = finding.component?.manifestPath ?? finding.location?.path ?? '';
    const code = isUntouchable(error) ? 'not_text' : 'host_silent';
    return { made: { ...proposal, codeDiff: null, notes: [note(code, path)] } };
  }
};

const written = async (
  finding: ReportFinding,
  { locale }: RemediationRequest,
  { readFile, listFiles, ai, outgoing, signal, progress }: GenerationContext,
): Promise<Outcome> => {
  if (!ai) return { failed: 'ai_not_configured' };
  // Check the budget before reading files.
  await ai.meter.check();
  const { files, isSnippet } = await collectFiles(finding, readFile, ai.deep, listFiles);
  if (files.length === 0) return { failed: 'no_code' };
  await progress(0.3);
  const fix = await writeFix(outgoing, {
    finding,
    files,
    secrets: ai.secrets,
    service: ai.service,
    deep: ai.deep,
    meter: ai.meter,
    locale,
    ...(ai.notes && { notes: ai.notes }),
    ...(readFile && !isSnippet && { check: (diff) => checkDiff(diff, readFile) }),
    signal,
  });
  const [{ path } = { path: '' }] = files;
  return {
    filePath: path,
    made: {
      type: 'code_fix',
      source: 'ai',
      model: fix.model,
      title: fix.title,
      description: fix.explanation,
      codeDiff: fix.diff,
      template: null,
      templateFields: [],
      referenceUrl: findWebUrl(finding.references),
      notes: isSnippet ? [note('snippet_only', path)] : [],
    },
  };
};

/** Returns whether a file of the repository or the AI service could improve on the report. */
export const needsBackgroundRun = (
  finding: ReportFinding,
  wish: RemediationRequest,
  has: { host: boolean; ai: boolean; scanner?: boolean; registries?: Registries },
): boolean => {
  if (wish.source === 'ai') return true;
  const proposal = proposeFromReport(finding, wish.type, [], wish.version);
  if (proposal === undefined || isAdvice(proposal))
    return (
      has.ai &&
      (wish.type === undefined || wish.type === 'code_fix' || wish.type === 'configuration')
    );
  if (proposal.type === 'dependency_upgrade' && registryOf(finding, has.registries)) return true;
  const couldBeDiff =
    proposal.type === 'dependency_upgrade'
      ? finding.component?.manifestPath !== undefined
      : finding.fix !== undefined && (proposal.codeDiff === null || has.scanner === true);
  return has.host && couldBeDiff;
};

/**
 * Uses the report and advisories first, then the model; or only the model if the request requires
 * it.
 */
const compose = async (
  finding: ReportFinding,
  wish: RemediationRequest,
  helpers: GenerationContext,
): Promise<Outcome> => {
  const proposal =
    wish.source === 'ai'
      ? undefined
      : proposeFromReport(finding, wish.type, helpers.others, wish.version, wish.locale);
  if (proposal && !isAdvice(proposal)) {
    const checked =
      proposal.type === 'dependency_upgrade'
        ? await withPublishedVersion(finding, proposal, {
            ...helpers,
            isChosen: wish.version !== undefined,
            locale: wish.locale,
          })
        : { made: proposal };
    return helpers.readFile && 'made' in checked
      ? known(finding, checked.made, { ...helpers, readFile: helpers.readFile })
      : checked;
  }
  if (proposal && !helpers.ai) return { made: proposal };
  if (!helpers.ai && wish.source !== 'ai') return { failed: 'nothing_known' };
  try {
    return await written(finding, wish, helpers);
  } catch (error) {
    if (error instanceof AiError) return { failed: error.code, words: error.words };
    throw error;
  }
};

/** Returns the best known remediation, with its patch checked against the files that it changes. */
export const composeRemediation = async (
  finding: ReportFinding,
  wish: RemediationRequest,
  helpers: GenerationContext,
): Promise<Outcome> => {
  const readFile = cacheReads(helpers.readFile);
  const composed = await compose(finding, wish, { ...helpers, readFile });
  return withRescan(await withSyntaxChecked(composed, readFile), readFile, helpers.rescan);
};

export const messageOfCode = (code: PlainProblemCode): string => createProblem(422, code).message;
