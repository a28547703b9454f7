import { type HunkData, type HunkTokens, markEdits, parseDiff, tokenize } from 'react-diff-view';
import type { Token } from '@/shared/lib/highlight/highlight';

type Text = { type: 'text'; value: string };
type Element = { type: 'element'; properties: { className: string }; children: Text[] };

const node = ({ text, className }: Token): Text | Element =>
  className === ''
    ? { type: 'text', value: text }
    : { type: 'element', properties: { className }, children: [{ type: 'text', value: text }] };

/** Our highlighter in the shape that react-diff-view asks of one: a flat list of nodes, lines parted by "\n". */
const adapter = (highlight: (code: string) => Token[][]) => ({
  highlight: (code: string) =>
    highlight(code).flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...line.map(node),
    ]),
});

/** Tokens of both sides with the changed words marked; coloured where there is a highlighter. */
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

/** The files of a unified diff that have something to show; a bare hunk gets its file's name. */
export const filesOf = (diff: string, path: string) =>
  parseDiff(diff.startsWith('@@') ? `--- a/${path}\n+++ b/${path}\n${diff}` : diff).filter(
    (file) => file.hunks.length > 0,
  );
