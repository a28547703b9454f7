// A comparison of two branches, scans or days of one repository, and the `change` filter that
// selects its findings: `new:branches:<repository>:main..feature/export`.

export const findingChanges = ['new', 'gone', 'kept'] as const;
export type FindingChange = (typeof findingChanges)[number];

export const comparedKinds = ['branches', 'scans', 'days'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

export interface FindingComparison {
  readonly by: ComparedKind;
  /** Id of the repository. */
  readonly repository: string;
  /** Name of a branch, id of a scan, or a day in UTC. */
  readonly before: string;
  readonly after: string;
}

/** The branch names that Git allows, which never contain two dots. */
const side = String.raw`(?:(?!\.\.)[^\s~^:?*[\\]){1,200}`;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const changePattern = new RegExp(
  `^(${findingChanges.join('|')}):(${comparedKinds.join('|')}):(${uuid}):(${side})\\.\\.(${side})$`,
);

/** Whether the text is valid as a side of a comparison. */
export const isComparedSide = (text: string): boolean => new RegExp(`^${side}$`).test(text);

/** The value of the filter `change` that selects findings with this change. */
export const changeFilter = (
  change: FindingChange,
  { by, repository, before, after }: FindingComparison,
): string => `${change}:${by}:${repository}:${before}..${after}`;

export function changeFilterOf(
  value: string,
): { readonly change: FindingChange; readonly comparison: FindingComparison } | undefined {
  const [, change, by, repository, before, after] = changePattern.exec(value) ?? [];
  if (repository === undefined || before === undefined || after === undefined) return undefined;
  return {
    change: change as FindingChange, // the pattern allows no other
    comparison: { by: by as ComparedKind, repository, before, after }, // likewise
  };
}
