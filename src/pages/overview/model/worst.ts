import type { RepositoryChart } from '@/shared/api/generated/model';

type Entry = RepositoryChart['data'][number];

const graveOf = ({ severity }: Entry): number => severity.critical + severity.high;

/** The repositories with the most critical and high findings first. */
export const worstFirst = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => graveOf(other) - graveOf(one) || other.total - one.total);

/** The repository that is worst off; undefined where nothing is critical or high. */
export function worstOf(
  entries: readonly Entry[],
): { readonly nickname: string; readonly grave: number } | undefined {
  const [first] = worstFirst(entries);
  return first === undefined || graveOf(first) === 0
    ? undefined
    : { nickname: first.repository.nickname, grave: graveOf(first) };
}

export const courseOf = (found: number, fixed: number): 'still' | 'better' | 'worse' | 'level' =>
  found === 0 && fixed === 0
    ? 'still'
    : fixed > found
      ? 'better'
      : fixed < found
        ? 'worse'
        : 'level';
