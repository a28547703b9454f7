import {
  type FileData,
  type HunkData,
  type HunkTokens,
  markEdits,
  parseDiff,
  tokenize,
} from 'react-diff-view';
import type { Token } from '@/shared/lib/highlight/highlight';

type Text = { type: 'text'; value: string };
type Element = { type: 'element'; properties: { className: string }; children: Text[] };

const node = ({ text, className }: Token): Text | Element =>
  className === ''
    ? { type: 'text', value: text }
    : { type: 'element', properties: { className }, children: [{ type: 'text', value: text }] };

/**
 * Adapts the highlighter to react-diff-view: a flat list of nodes with "
 * " between lines.
 */
const adapter = (highlight: (code: string) => Token[][]) => ({
  highlight: (code: string) =>
    highlight(code).flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...line.map(node),
    ]),
});

/**
 * Tokens of both sides with the changed words marked. They are highlighted once a highlighter has
 * loaded.
 */
export function diffTokens(
  hunks: HunkData[],
  highlight: ((code: string) => Token[][]) | null,
): HunkTokens {
  const enhancers = [markEdits(hunks, { type: 'block' })];
  return highlight
    ? tokenize(hunks, {
        highlight: true,
        refractor: adapter(highlight),
        language: 'any',
        enhancers,
      })
    : tokenize(hunks, { enhancers });
}

/**
 * The files of a unified diff that have hunks; a bare hunk gets the given file name. Undefined if
 * the text is not such a diff, because a user may have edited it.
 */
export const filesOf = (diff: string, path: string): FileData[] | undefined => {
  try {
    return parseDiff(diff.startsWith('@@') ? `--- a/${path}\n+++ b/${path}\n${diff}` : diff).filter(
      (file) => file.hunks.length > 0,
    );
  } catch {
    return undefined;
  }
};
