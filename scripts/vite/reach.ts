// What a module really loads. An index passes names on from many files: whoever takes one name needs one file, as the bundler sees it too.
export type Module = {
  readonly imports: readonly { readonly to: string; readonly names: readonly string[] }[];
  /** `export { name as as } from to`; `as: '*'` for `export * from`. */
  readonly passesOn: readonly { readonly to: string; readonly as: string; readonly name: string }[];
  /** The names that it declares itself; undefined where nobody can tell. */
  readonly owns?: readonly string[];
};
export type Graph = (id: string) => Module;

/** Every module that is loaded with `roots`, themselves included. A module that only passes a name on is not. */
export const reach = (graph: Graph, roots: readonly string[]): Set<string> => {
  const modules = new Map<string, Module>();
  const moduleOf = (id: string): Module => {
    const known = modules.get(id) ?? graph(id);
    modules.set(id, known);
    return known;
  };
  const asked = new Set<string>();
  const reached = new Set<string>();
  const waiting = roots.map((id) => ({ id, name: '*' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, name } = next;
    const key = `${id}\0${name}`;
    if (asked.has(key)) continue;
    asked.add(key);
    const { imports, passesOn, owns } = moduleOf(id);
    const spelledOut = passesOn.filter(({ as }) => name !== '*' && as === name);
    // A name that is spelled out is not one of those that are passed on as they come.
    const matching =
      spelledOut.length > 0 ? spelledOut : passesOn.filter(({ as }) => name === '*' || as === '*');
    for (const one of matching)
      waiting.push({ id: one.to, name: one.as === '*' ? name : one.name });
    const isFromElsewhere =
      spelledOut.length > 0 ||
      (name !== '*' && matching.length > 0 && owns?.includes(name) === false);
    if (isFromElsewhere) continue;
    if (reached.has(id)) continue;
    reached.add(id);
    for (const { to, names } of imports)
      for (const wanted of names.length === 0 ? ['*'] : names)
        waiting.push({ id: to, name: wanted });
  }
  return reached;
};
