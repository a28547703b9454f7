import type { FindingCode } from '@/entities/finding';
import type { CodeFlowStep } from '@/shared/api/generated/model';

export type CodeAround = FindingCode;

/**
 * The code of one step: within the finding's code if that contains it, otherwise the snippet from
 * the report.
 */
export function stepCode(
  step: CodeFlowStep,
  around: CodeAround | undefined,
): FindingCode | undefined {
  const { file, range, snippet } = step;
  const path = file ?? '';
  const hit = range
    ? { from: range.start_line, to: range.end_line ?? range.start_line }
    : undefined;
  if (around && hit && around.path === path) {
    const last = around.firstLine + around.text.split('\n').length - 1;
    if (hit.from >= around.firstLine && hit.to <= last) return { ...around, hit };
  }
  const text = snippet?.replace(/\n$/, '') ?? '';
  return text === '' ? undefined : { text, path, firstLine: hit?.from ?? 1, hit };
}
