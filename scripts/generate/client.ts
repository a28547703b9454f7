// Generates the client for each operation: one function and, for operations that read, its query
// key and query options. orval's own react-query client adds hooks, mutation options and URL
// helpers to each, which would be nine tenths of the generated code and are not used.
import type {
  ClientGeneratorsBuilder,
  GeneratorDependency,
  GeneratorVerbOptions,
  OutputClientFunc,
} from 'orval';

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const reads = ({ verb, override }: GeneratorVerbOptions): boolean =>
  verb === 'get' || override.query.useQuery === true;

/** `/repositories/${id}/tags` as the segments `'repositories', id, 'tags'`. */
const keySegments = (route: string): string[] =>
  route
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => /^\$\{(?<name>.+)\}$/u.exec(segment)?.groups?.name ?? `'${segment}'`);

const encodedRoute = (route: string): string =>
  route.replaceAll(/\$\{(?<name>\w+)\}/gu, '${encodeURIComponent(String($<name>))}');

/**
 * The parameters of the functions. The web app reads entire rows, whose types would be wrong with
 * `fields`; `standalone-client.ts` generates types for such lists that depend on `fields`.
 */
const propsOf = ({
  verb,
  props,
  queryParams,
}: GeneratorVerbOptions): GeneratorVerbOptions['props'] =>
  verb === 'get' && /^ *fields\?:/mu.test(queryParams?.schema.model ?? '')
    ? props.map((prop) => ({
        ...prop,
        implementation:
          prop.type === 'queryParam'
            ? prop.implementation.replace(/: (?<type>\w+)$/u, ": Omit<$<type>, 'fields'>")
            : prop.implementation,
      }))
    : props;

const queryFunctions = (verb: GeneratorVerbOptions, route: string): string => {
  const name = pascal(verb.operationName);
  const props = propsOf(verb);
  const parameters = props.map(({ implementation }) => implementation).join(', ');
  const names = verb.props.map((prop) => prop.name);
  const key = [
    ...keySegments(route),
    ...verb.props
      .filter(({ type }) => type === 'queryParam' || type === 'body')
      .map((prop) => `...(${prop.name} ? [${prop.name}] : [])`),
  ].join(', ');
  // A key without its request is a prefix of the keys with one.
  const keyParameters = props
    .map(({ name, type, implementation }) =>
      type === 'body' ? implementation.replace(`${name}:`, `${name}?:`) : implementation,
    )
    .join(', ');
  const call = [...names, '{ signal }'].join(', ');
  return `
export const get${name}QueryKey = (${keyParameters}) => [${key}] as const;

export const get${name}QueryOptions = (${parameters}) =>
  queryOptions<${verb.response.definition.success}, ApiError>({
    queryKey: get${name}QueryKey(${names.join(', ')}),
    queryFn: ({ signal }) => ${verb.operationName}(${call}),
  });
`;
};

const requestFunction = (verb: GeneratorVerbOptions, route: string): string => {
  const { body, response } = verb;
  const parameters = [
    ...propsOf(verb).map(({ implementation }) => implementation),
    'options?: RequestInit',
  ];
  const path = `\`${encodedRoute(route)}${verb.queryParams ? '${queryString(params)}' : ''}\``;
  const content = body.formData ? 'formData' : `JSON.stringify(${body.implementation})`;
  const init = [
    '...options',
    `method: '${verb.verb.toUpperCase()}'`,
    ...(body.implementation === '' ? [] : [`body: ${content}`]),
  ];
  const call = `http<${response.definition.success}>(${path}, { ${init.join(', ')} })`;
  const implementation = body.formData ? `{\n${body.formData}\nreturn ${call};\n}` : `\n  ${call}`;
  return `
${verb.doc}export const ${verb.operationName} = (
  ${parameters.join(',\n  ')},
): Promise<${response.definition.success}> => ${implementation};
`;
};

/** The imports that the generated functions may need; orval adds those that a file uses. */
const dependencies = (): GeneratorDependency[] => [
  { exports: [{ name: 'queryOptions', values: true }], dependency: '@tanstack/react-query' },
  { exports: [{ name: 'ApiError' }], dependency: '../api-error.ts' },
  { exports: [{ name: 'http', values: true }], dependency: '../http.ts' },
  { exports: [{ name: 'queryString', values: true }], dependency: '../query-string.ts' },
];

export const client: OutputClientFunc = ({ fetch }): ClientGeneratorsBuilder => ({
  dependencies,
  client: async (verb, options, outputClient, output) => {
    const { imports } = await fetch.client(verb, options, outputClient, output);
    const { route } = options;
    const functions = [
      requestFunction(verb, route),
      ...(reads(verb) ? [queryFunctions(verb, route)] : []),
    ];
    return { imports, implementation: functions.join(''), docComment: '' };
  },
});
