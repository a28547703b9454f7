// Chooses the code for the model: the flagged lines with context from the repository if it is
// readable, otherwise the report's snippet.
import type { ProvidedFile } from '../ai/answer.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { quotesWholeLines } from '../../findings/index.ts';
import { findCallers } from './callers.ts';
import type { ReportFinding, SourceRange } from '../../../report-formats/model.ts';

export type CodeSource = (path: string) => Promise<string | undefined>;

/**
 * Up to `whole` characters, the whole file is given; of a longer one, `around` lines on both sides.
 * `deep` is the organization's setting for more context.
 */
const reach = (deep: boolean) =>
  deep ? { whole: 60_000, around: 400, others: 3 } : { whole: 12_000, around: 80, others: 0 };

const most = 120_000;

const region = (
  path: string,
  text: string,
  { startLine = 1, endLine = startLine }: Partial<SourceRange>,
  deep: boolean,
): ProvidedFile | undefined => {
  const { whole, around } = reach(deep);
  if (text.length <= whole) return { path, text, firstLine: 1 };
  const lines = text.split('\n');
  const first = Math.max(1, startLine - around);
  const part = lines.slice(first - 1, endLine + around).join('\n');
  return part.length > most ? undefined : { path, text: part, firstLine: first };
};

const snippetOf = ({ location }: ReportFinding): ProvidedFile | undefined => {
  if (
    location?.snippet === undefined ||
    location.startLine === undefined ||
    !quotesWholeLines(location)
  )
    return undefined;
  return {
    path: location.path,
    text: location.snippet,
    firstLine: location.snippetStartLine ?? location.startLine,
  };
};

const reading = async (readFile: CodeSource, path: string): Promise<string | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    // If the host does not respond, the report's snippet is used.
    if (error instanceof Problem) return undefined;
    throw error;
  }
};

/** Other files of the data flow, as read-only context. */
const flowFiles = async (
  { codeFlow = [] }: ReportFinding,
  readFile: CodeSource,
  except: string,
  deep: boolean,
): Promise<ProvidedFile[]> => {
  const steps = codeFlow
    .filter(
      ({ path }, index) =>
        path !== except && codeFlow.findIndex((other) => other.path === path) === index,
    )
    .slice(0, reach(deep).others);
  const files: ProvidedFile[] = [];
  for (const step of steps) {
    const text = await reading(readFile, step.path);
    const part = text === undefined ? undefined : region(step.path, text, step, false);
    if (part) files.push({ ...part, isContext: true });
  }
  return files;
};

/** Only the first file may be changed. Empty if no code is available. */
export const collectFiles = async (
  finding: ReportFinding,
  readFile: CodeSource | undefined,
  deep: boolean,
  listFiles?: () => Promise<readonly string[]>,
): Promise<{ files: ProvidedFile[]; isSnippet: boolean }> => {
  const path = finding.location?.path ?? finding.component?.manifestPath;
  const text = path === undefined || !readFile ? undefined : await reading(readFile, path);
  const main =
    path === undefined || text === undefined
      ? undefined
      : region(path, text, finding.location ?? {}, deep);
  if (main && text !== undefined && readFile) {
    const flow = await flowFiles(finding, readFile, main.path, deep);
    const line = finding.location?.startLine;
    const callers =
      line === undefined
        ? []
        : await findCallers({ path: main.path, text, line, part: main }, readFile, listFiles);
    // A file of the data flow already shows its calls.
    const others = callers.filter(
      (caller) => !flow.some(({ path: known }) => known === caller.path),
    );
    return { files: [main, ...flow, ...others], isSnippet: false };
  }
  const snippet = snippetOf(finding);
  return { files: snippet ? [snippet] : [], isSnippet: true };
};
