import type { FindingOpinion, OpinionReason } from '@/shared/api/generated/model';

export interface NumberedReason {
  readonly reason: OpinionReason;
  readonly number: number;
}

/** What speaks for the verdict comes first, and the numbers go on in what speaks against it. */
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

/** To the reason; from there to its line, where the code card shows it, and back again. */
export function jumpToReason(number: number): void {
  const isAtReason = document.activeElement?.id === reasonId(number);
  if (isAtReason && focus(reasonMarkId(number))) return;
  focus(reasonId(number));
}
