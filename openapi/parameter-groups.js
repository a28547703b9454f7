// A plugin of redocly for groups of parameters, which OpenAPI 3.1 does not have: a reference to a
// list in `parameters` is replaced by the references of the list. It runs before linting and
// bundling, so that both read plain OpenAPI.

/** @param {{ $ref?: string }} entry */
const expand = (entry, resolve) => {
  if (entry.$ref === undefined) return [entry];
  const { node } = resolve(entry);
  if (!Array.isArray(node)) return [entry];
  const file = entry.$ref.slice(0, entry.$ref.indexOf('#'));
  return node.map(({ $ref }) => ({ $ref: `${file}${$ref}` }));
};

export default () => ({
  id: 'parapet',
  preprocessors: {
    oas3: {
      'parameter-groups': () => ({
        Operation: {
          enter(operation, { resolve }) {
            const { parameters } = operation;
            if (parameters === undefined) return;
            operation.parameters = parameters.flatMap((entry) => expand(entry, resolve));
          },
        },
      }),
    },
  },
});
