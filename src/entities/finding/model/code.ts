import type { FindingAttributes } from './finding';

export interface FindingCode {
  readonly text: string;
  readonly path: string;
  readonly firstLine: number;
  readonly hit: { readonly from: number; readonly to: number } | undefined;
}

/**
 * The code around a finding, without line numbers so that copying yields only code. Falls back to
 * the scanner's snippet.
 */
export function getFindingCode(
  attributes: Pick<FindingAttributes, 'code' | 'code_snippet' | 'file' | 'range'>,
): FindingCode | undefined {
  const { code, code_snippet: snippet, range } = attributes;
  const path = attributes.file ?? '';
  const hit = range
    ? { from: range.start_line, to: range.end_line ?? range.start_line }
    : undefined;
  const [first] = code;
  if (first)
    return {
      text: code.map((line) => line.text).join('\n'),
      path,
      firstLine: Number(first.number),
      hit,
    };
  return snippet
    ? { text: snippet.replace(/\n$/, ''), path, firstLine: range?.start_line ?? 1, hit }
    : undefined;
}
