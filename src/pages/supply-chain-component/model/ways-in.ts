import type { ComponentPath } from '@/shared/api/generated/model';

/** What the project itself asks for on this way: the first after the root, unless it is the component. */
export const askedFor = ({ nodes }: ComponentPath): ComponentPath['nodes'][number] | undefined =>
  nodes.length > 2 ? nodes[1] : undefined;

/** The name of the one direct dependency that brings the component on every way, if there is one. */
export function onlyWay(paths: readonly ComponentPath[]): string | undefined {
  const names = new Set(paths.map((path) => askedFor(path)?.name));
  return names.size === 1 ? [...names][0] : undefined;
}

/** Names of the direct dependencies that bring the component, in the order of the ways. */
export const broughtBy = (paths: readonly ComponentPath[]): string[] => [
  ...new Set(paths.flatMap((path) => askedFor(path)?.name ?? [])),
];
