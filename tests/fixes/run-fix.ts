// Creates a fix as the product does: from a report and the files of a repository to the bytes of a
// pull request.
import { OutgoingError } from '../../server/platform/outgoing/outgoing.ts';
import { Problem } from '../../server/platform/http/problem.ts';
import { decodeFile } from '../../server/domains/source-hosts/host-client.ts';
import {
  composeRemediation,
  type GenerationContext,
} from '../../server/domains/remediation/generate/dependency-upgrade.ts';
import { PatchedTree } from '../../server/domains/remediation/pull-requests/commit-patch.ts';
import { freeMeter } from '../support/server/free-meter.ts';
import { type AiAnswer, fakeAi } from '../support/server/hosts/ai.ts';
import { createInternet } from '../support/server/hosts/internet.ts';
import { readBytesAs } from '../reports/reading.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

export type Fix = {
  name: string;
  report: string;
  /**
   * The repository's current files. In a text, `‹old→new›` is `old` before the fix and `new` after
   * it; every other byte stays.
   */
  files: Files;
  /** The files at the scanned commit, if the report's commit is known. */
  scanned?: Readonly<Record<string, string>>;
  /** The response of the AI service, if it is used. */
  ai?: AiAnswer;
  /** Why there is no patch; no file changes then. */
  refused?: string;
};

const mark = /‹([^‹›→]*)→([^‹›→]*)›/gu;

const bytesOf = (text: string | Uint8Array, which: '$1' | '$2'): Buffer =>
  Buffer.from(typeof text === 'string' ? text.replaceAll(mark, which) : text);

export const filesOf = (files: Files, which: 'before' | 'after'): Map<string, Buffer> =>
  new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      bytesOf(text, which === 'before' ? '$1' : '$2'),
    ]),
  );

const service = {
  type: 'openai',
  baseUrl: 'https://ai.acme.example/v1/',
  deployment: 'fixer',
  version: null,
  apiKey: 'sk-organisation',
} as const;

const contextOf = ({ ai }: Fix): Pick<GenerationContext, 'ai' | 'outgoing'> => {
  const model = fakeAi('openai');
  if (ai) model.says(ai);
  return {
    outgoing: createInternet(ai ? [model] : []),
    ai: ai && { service, meter: freeMeter, deep: false, secrets: [] },
  };
};

export type Result = { files: Map<string, Buffer> } | { refused: string[] };

/** The first finding of the report, composed and applied like a pull request. */
export const runFix = async (fix: Fix): Promise<Result> => {
  const { findings, error } = await readBytesAs(fix.report);
  const [finding] = findings;
  if (!finding) throw error ?? new Error('The report has no finding.');
  const before = filesOf(fix.files, 'before');
  const read = async (path: string): Promise<string | undefined> => {
    const bytes = before.get(path);
    return Promise.resolve(bytes === undefined ? undefined : decodeFile(path, bytes));
  };
  const outcome = await composeRemediation(
    finding,
    {},
    {
      ...contextOf(fix),
      readFile: read,
      listFiles: () => Promise.resolve([...before.keys()]),
      ...(fix.scanned && { readScanned: (path) => Promise.resolve(fix.scanned?.[path]) }),
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    },
  ).catch((thrown: unknown) => {
    // A fix of the corpus calls only the test double.
    throw thrown instanceof OutgoingError ? new Error('An unknown address was called.') : thrown;
  });
  if (!('made' in outcome)) return { refused: [outcome.failed] };
  const { codeDiff, notes } = outcome.made;
  if (codeDiff === null) return { refused: notes.map(({ code }) => code) };
  const tree = new PatchedTree(read);
  const applied = await tree.apply(codeDiff);
  if (applied instanceof Problem) return { refused: [applied.code] };
  const after = new Map(before);
  for (const { path, content } of tree.changes()) after.set(path, Buffer.from(content));
  return { files: after };
};
