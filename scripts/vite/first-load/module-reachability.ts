// Determines which modules a page really loads: an index re-exports names of many files, and an
// import of one name needs only one of them. The bundler uses the same rules. Used by
// ./chunk-groups.ts.
export type Module = {
  readonly imports: readonly { readonly to: string; readonly names: readonly string[] }[];
  /** `export { name as as } from 'to'`; `as: '*'` for `export * from`. */
  readonly reExports: readonly {
    readonly to: string;
    readonly as: string;
    readonly name: string;
  }[];
  /** The names that the module itself declares; undefined for CommonJS. */
  readonly ownExports?: readonly string[];
};
export type Graph = (id: string) => Module;

/**
 * The ids of all modules that load with `roots`, including these. A module that only re-exports the
 * imported name is excluded.
 */
export const reachableModules = (graph: Graph, roots: readonly string[]): Set<string> => {
  const modules = new Map<string, Module>();
  const moduleOf = (id: string): Module => {
    const known = modules.get(id) ?? graph(id);
    modules.set(id, known);
    return known;
  };
  const seen = new Set<string>();
  const reached = new Set<string>();
  const waiting = roots.map((id) => ({ id, name: '*' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, name } = next;
    const key = `${id}\0${name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { imports, reExports, ownExports } = moduleOf(id);
    const explicit = reExports.filter(({ as }) => name !== '*' && as === name);
    // An explicit re-export takes precedence over the same name in `export *`.
    const matching =
      explicit.length > 0 ? explicit : reExports.filter(({ as }) => name === '*' || as === '*');
    for (const one of matching)
      waiting.push({ id: one.to, name: one.as === '*' ? name : one.name });
    const isFromElsewhere =
      explicit.length > 0 ||
      (name !== '*' && matching.length > 0 && ownExports?.includes(name) === false);
    if (isFromElsewhere) continue;
    if (reached.has(id)) continue;
    reached.add(id);
    for (const { to, names } of imports)
      for (const wanted of names.length === 0 ? ['*'] : names)
        waiting.push({ id: to, name: wanted });
  }
  return reached;
};
