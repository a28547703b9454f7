import type { FindingOpinion, OpinionReason } from '@/shared/api/generated/model';

export interface NumberedReason {
  readonly reason: OpinionReason;
  readonly number: number;
}

/** Reasons for the verdict come first; the numbering continues with those against it. */
export const numberReasons = (
  opinion: Pick<FindingOpinion, 'reasons'> | null | undefined,
): NumberedReason[] =>
  (opinion?.reasons ?? [])
    .toSorted((one, other) => Number(other.supports) - Number(one.supports))
    .map((reason, index) => ({ reason, number: index + 1 }));

export const reasonId = (number: number): string => `opinion-reason-${String(number)}`;
export const reasonMarkId = (number: number): string => `opinion-line-${String(number)}`;

const focus = (id: string): boolean => {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
  return element !== null;
};

/** Focuses the reason; from there its line in the code card if it is shown, and back again. */
export function jumpToReason(number: number): void {
  const isAtReason = document.activeElement?.id === reasonId(number);
  if (isAtReason && focus(reasonMarkId(number))) return;
  focus(reasonId(number));
}
