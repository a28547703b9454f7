import type { Repository } from '@/entities/repository';
import { hasWords } from '@/shared/lib/search-text';
import { type PaletteThing, repositoryActions } from './palette-thing';

/** What comes along with repositories that are found does so for the first of them: more would bury the others. */
export const mostRepositories = 2;

const actionsOf = ({ id, attributes }: Repository): readonly PaletteThing[] =>
  repositoryActions.map((kind) => ({ kind, id, name: attributes.nickname }));

/**
 * What can be done with the repositories that are found, and those whose actions are named as they are: "upload ledger".
 * @param titleOf how an action is called; undefined where this person may not do it
 */
export function repositoryActionThings(
  found: readonly Repository[],
  known: readonly Repository[],
  text: string,
  titleOf: (thing: PaletteThing) => string | undefined,
): readonly PaletteThing[] {
  if (found.length > 0) return found.slice(0, mostRepositories).flatMap(actionsOf);
  const words = text.split(/\s+/u);
  const named = known.filter(({ attributes }) =>
    words.some((word) => word !== '' && hasWords(attributes.nickname, word)),
  );
  const things = named.map((repository) =>
    actionsOf(repository).filter((thing) => hasWords(titleOf(thing) ?? '', text)),
  );
  return things
    .filter((some) => some.length > 0)
    .slice(0, mostRepositories)
    .flat();
}
