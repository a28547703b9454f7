import type { ComponentPath } from '@/shared/api/generated/model';

/** The direct dependency at the start of a path, unless it is the component itself. */
export const directDependencyOf = ({
  nodes,
}: ComponentPath): ComponentPath['nodes'][number] | undefined =>
  nodes.length > 2 ? nodes[1] : undefined;

/** The name of the direct dependency that all paths share, if any. */
export function soleDirectDependency(paths: readonly ComponentPath[]): string | undefined {
  const names = new Set(paths.map((path) => directDependencyOf(path)?.name));
  return names.size === 1 ? [...names][0] : undefined;
}

/** Names of the direct dependencies that include the component, in the order of the paths. */
export const directDependencies = (paths: readonly ComponentPath[]): string[] => [
  ...new Set(paths.flatMap((path) => directDependencyOf(path)?.name ?? [])),
];
