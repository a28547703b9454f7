// What becomes of a finding's remediation when files can be read and a model can be asked. Nothing here touches the database.
import type { RemediationNote } from '../db/schema/remediations.ts';
import { Problem } from '../http/problem.ts';
import { type PlainRefusal, refusal } from '../http/refusals.ts';
import type { AiService } from '../modules/ai/ai-connection.ts';
import type { OutgoingClient } from '../outgoing.ts';
import type { ReportFinding } from '../reports/model.ts';
import { AiError } from './ai/failure.ts';
import type { Secret } from './ai/mask.ts';
import type { Locale } from './ai/prompt.ts';
import { writeFix } from './ai/write-fix.ts';
import { type CodeSource, filesFor } from './code-region.ts';
import { upgradeIn } from './manifest-step.ts';
import { diffOf } from './patch.ts';
import { isAdvice, propose, type Proposal, type RemediationType, webAddress } from './propose.ts';
import { applyReportFix } from './report-fix.ts';

/** Who is asked: the best that is known, or the AI service whatever is known. */
export type Wish = {
  type?: RemediationType | undefined;
  source?: 'best' | 'ai' | undefined;
  locale?: Locale | undefined;
};

export type Helpers = {
  /** The text of a file of the repository as it is now; undefined where there is none. Throws a `Problem`. Absent where no host is connected. */
  readFile?: CodeSource | undefined;
  ai?: { service: AiService; deep: boolean; secrets: readonly Secret[] } | undefined;
  outgoing: OutgoingClient;
  signal: AbortSignal;
  progress: (fraction: number) => Promise<void>;
};

export type Outcome =
  | { made: Proposal; filePath?: string | undefined }
  | {
      failed: PlainRefusal;
      /** What the model said of it. */
      words?: string | undefined;
    };

const note = (code: RemediationNote['code'], file: string): RemediationNote => ({
  code,
  file,
  command: null,
});

/** The report's own fix, applied to the files as they are. */
const reportFix = async (
  finding: ReportFinding,
  proposal: Proposal,
  readFile: CodeSource,
): Promise<Proposal> => {
  const paths = [...new Set(finding.fix?.changes.map(({ path }) => path))];
  const diffs: string[] = [];
  for (const path of paths) {
    const text = await readFile(path);
    const fixed =
      text === undefined
        ? undefined
        : applyReportFix(text, finding.fix?.changes.filter((change) => change.path === path) ?? []);
    const diff = text === undefined || fixed === undefined ? null : diffOf(path, text, fixed);
    if (diff === null) return { ...proposal, notes: [note('fix_differs', path)] };
    diffs.push(diff);
  }
  return {
    ...proposal,
    codeDiff: diffs.join(''),
    description: finding.fix?.description ?? finding.mitigation ?? null,
  };
};

const known = async (
  finding: ReportFinding,
  proposal: Proposal,
  readFile: CodeSource,
): Promise<Outcome> => {
  try {
    if (proposal.type === 'dependency_upgrade') return await upgradeIn(finding, proposal, readFile);
    return { made: await reportFix(finding, proposal, readFile) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return {
      made: {
        ...proposal,
        notes: [
          note('host_silent', finding.component?.manifestPath ?? finding.location?.path ?? ''),
        ],
      },
    };
  }
};

const written = async (
  finding: ReportFinding,
  { locale }: Wish,
  { readFile, ai, outgoing, signal, progress }: Helpers,
): Promise<Outcome> => {
  if (!ai) return { failed: 'ai_not_configured' };
  const { files, isSnippet } = await filesFor(finding, readFile, ai.deep);
  if (files.length === 0) return { failed: 'no_code' };
  await progress(0.3);
  const fix = await writeFix(outgoing, {
    finding,
    files,
    secrets: ai.secrets,
    service: ai.service,
    deep: ai.deep,
    locale,
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
      referenceUrl: webAddress(finding.references),
      notes: isSnippet ? [note('snippet_only', path)] : [],
    },
  };
};

/** Whether what the report knows is not the end of it: a file could show more, or the model could write what nobody knows. */
export const needsHelp = (
  finding: ReportFinding,
  wish: Wish,
  has: { host: boolean; ai: boolean },
): boolean => {
  if (wish.source === 'ai') return true;
  const proposal = propose(finding, wish.type);
  if (proposal === undefined || isAdvice(proposal))
    return (
      has.ai &&
      (wish.type === undefined || wish.type === 'code_fix' || wish.type === 'configuration')
    );
  const couldBeDiff =
    proposal.type === 'dependency_upgrade'
      ? finding.component?.manifestPath !== undefined
      : finding.fix !== undefined && proposal.codeDiff === null;
  return has.host && couldBeDiff;
};

/** The report and advisories first, then the model; or the model at once where that is the wish. */
export const compose = async (
  finding: ReportFinding,
  wish: Wish,
  helpers: Helpers,
): Promise<Outcome> => {
  const proposal = wish.source === 'ai' ? undefined : propose(finding, wish.type);
  if (proposal && !isAdvice(proposal))
    return helpers.readFile ? known(finding, proposal, helpers.readFile) : { made: proposal };
  if (proposal && !helpers.ai) return { made: proposal };
  if (!helpers.ai && wish.source !== 'ai') return { failed: 'nothing_known' };
  try {
    return await written(finding, wish, helpers);
  } catch (error) {
    if (error instanceof AiError) return { failed: error.code, words: error.words };
    throw error;
  }
};

export const sentenceOf = (code: PlainRefusal): string => refusal(422, code).message;
