import { useState } from 'react';
import { keepFirst, type PaletteGroup, type PaletteItem } from './palette-model';

type Held = { question: string; id: string };

/**
 * The highlighted item: the one selected by keys, else the first result for the query. Neither
 * moves when more results arrive.
 * @param question a new one starts at its first item
 */
export function useHighlight<Item extends PaletteItem>(
  groups: readonly PaletteGroup<Item>[],
  question: string,
) {
  const [first, setFirst] = useState<Held>();
  const [chosen, setChosen] = useState<Held>();
  const known = (held: Held | undefined) =>
    held?.question === question &&
    groups.some(({ items }) => items.some(({ id }) => id === held.id));
  const offered = groups[0]?.items[0];
  if (offered && !known(first)) setFirst({ question, id: offered.id });
  const arranged = keepFirst(groups, known(first) ? first?.id : undefined);
  const items = arranged.flatMap((group) => group.items);
  const active = Math.max(
    0,
    items.findIndex(({ id }) => chosen?.question === question && id === chosen.id),
  );
  return {
    groups: arranged,
    items,
    active,
    current: items[active],
    choose: (id: string) => setChosen({ question, id }),
  };
}
