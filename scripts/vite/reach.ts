// What a module really loads. An index passes names on from many files: whoever takes one name needs one file, as the bundler sees it too.
export type Module = {
  readonly imports: readonly { readonly to: string; readonly names: readonly string[] }[];
  /** `export { name as as } from to`; `as: '*'` for `export * from`. */
  readonly passesOn: readonly { readonly to: string; readonly as: string; readonly name: string }[];
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
    const { imports, passesOn } = moduleOf(id);
    const matching = passesOn.filter(({ as }) => name === '*' || as === name || as === '*');
    for (const one of matching) waiting.push({ id: one.to, name: one.as === '*' ? name : one.name });
    if (name !== '*' && matching.some(({ as }) => as === name)) continue;
    if (reached.has(id)) continue;
    reached.add(id);
    for (const { to, names } of imports) for (const wanted of names.length === 0 ? ['*'] : names) waiting.push({ id: to, name: wanted });
  }
  return reached;
};
