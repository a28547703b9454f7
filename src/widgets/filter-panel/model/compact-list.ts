export interface CountedOption {
  readonly value: string;
  readonly label?: string;
  readonly count?: number;
}

const shownAtFirst = 3;
const mostShown = 50;

interface CompactList {
  /** The closed set in its canonical order, if the filter has one. */
  values: readonly string[] | undefined;
  chosen: readonly string[];
  counted: readonly CountedOption[];
  all: boolean;
}

/**
 * The options to show: all of a closed set, otherwise selected ones first, then the most frequent.
 */
export function compactList({
  values,
  chosen,
  counted,
  all,
}: CompactList): readonly CountedOption[] {
  const countOf = (value: string): CountedOption =>
    counted.find((option) => option.value === value) ?? { value };
  if (values) return values.map(countOf);
  const rest = counted.filter((option) => !chosen.includes(option.value));
  const room = all ? mostShown : Math.max(0, shownAtFirst - chosen.length);
  return [...chosen.map(countOf), ...rest.slice(0, room)];
}
