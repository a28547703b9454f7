// Generates one key for each operation of the contract, for each of which the mocks must define a
// response.

type Json = { readonly [key: string]: unknown };

const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const taggedOf = (document: Json): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  const items = Object.values(document['paths'] as Record<string, Json>);
  for (const operation of items.flatMap((item) => Object.values(item)) as Json[]) {
    const { operationId: id, tags } = operation as { operationId?: string; tags?: string[] };
    const [tag] = tags ?? [];
    if (id !== undefined && tag !== undefined) found.set(tag, [...(found.get(tag) ?? []), id]);
  }
  return found;
};

/** A module with the generated handler of each operation, and the union of their ids. */
export const handlersModule = (document: Json): string => {
  const tagged = [...taggedOf(document)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const imports = tagged.map(
    ([tag, ids]) =>
      `import { ${ids.map((id) => `get${pascal(id)}MockHandler`).join(', ')} }` +
      ` from './${tag}/${tag}.msw';`,
  );
  const entries = tagged.flatMap(([, ids]) =>
    ids.map((id) => `  ${id}: get${pascal(id)}MockHandler,`),
  );
  return [
    ...imports,
    '',
    "/** Operation → its handler, which answers the contract's example or what it is given. */",
    `export const exampleHandlers = {\n${entries.join('\n')}\n};`,
    '',
    'export type OperationId = keyof typeof exampleHandlers;',
    '',
  ].join('\n');
};
