import type { Repository } from '@/entities/repository';
import { hasWords } from '@/shared/lib/search-text';
import { type PaletteTarget, repositoryActions } from './palette-target';

/** Actions are offered only for the first matches: more would push other results out of view. */
export const maxRepositories = 2;

const actionsOf = ({ id, attributes }: Repository): readonly PaletteTarget[] =>
  repositoryActions.map((kind) => ({ kind, id, name: attributes.nickname }));

/**
 * Actions of the matching repositories, and repositories whose action matches the text: "upload
 * ledger".
 * @param titleOf the action's title; undefined if the user may not perform it
 */
export function repositoryActionTargets(
  found: readonly Repository[],
  known: readonly Repository[],
  text: string,
  titleOf: (thing: PaletteTarget) => string | undefined,
): readonly PaletteTarget[] {
  if (found.length > 0) return found.slice(0, maxRepositories).flatMap(actionsOf);
  const words = text.split(/\s+/u);
  const named = known.filter(({ attributes }) =>
    words.some((word) => word !== '' && hasWords(attributes.nickname, word)),
  );
  const things = named.map((repository) =>
    actionsOf(repository).filter((thing) => hasWords(titleOf(thing) ?? '', text)),
  );
  return things
    .filter((some) => some.length > 0)
    .slice(0, maxRepositories)
    .flat();
}
