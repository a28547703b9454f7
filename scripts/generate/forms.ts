// valibot schemas of every JSON request body, so that a form checks what the server will check. One file for each schema.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Json, type Node, resolve } from './examples.ts';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kebab = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const constant = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const formats: Record<string, string> = {
  uuid: 'v.uuid()',
  date: 'v.isoDate()',
  'date-time': 'v.isoTimestamp()',
  email: 'v.email()',
  uri: 'v.url()',
};

const bound = (schema: Node, keyword: string, action: string): string[] =>
  typeof schema[keyword] === 'number' ? [`v.${action}(${schema[keyword]})`] : [];

const pipe = (base: string, actions: readonly string[]): string =>
  actions.length === 0 ? base : `v.pipe(${[base, ...actions].join(', ')})`;

const text = (schema: Node): string => {
  const format = typeof schema.format === 'string' ? formats[schema.format] : undefined;
  const pattern =
    typeof schema.pattern === 'string'
      ? [`v.regex(new RegExp(${JSON.stringify(schema.pattern)}, 'u'))`]
      : [];
  return pipe('v.string()', [
    ...bound(schema, 'minLength', 'minLength'),
    ...bound(schema, 'maxLength', 'maxLength'),
    ...pattern,
    ...(format ? [format] : []),
  ]);
};

const numeric = (schema: Node, whole: boolean): string =>
  pipe('v.number()', [
    ...(whole ? ['v.integer()'] : []),
    ...bound(schema, 'minimum', 'minValue'),
    ...bound(schema, 'maximum', 'maxValue'),
  ]);

/** Writes one schema as code; `needs` collects the named schemas that it mentions. */
const write = (schema: Node, needs: Set<string>): string => {
  if (typeof schema.$ref === 'string') {
    needs.add(nameOf(schema.$ref));
    return constant(nameOf(schema.$ref));
  }
  if ('const' in schema) return `v.literal(${JSON.stringify(schema.const)})`;
  const types = [schema.type].flat().filter((type) => type !== 'null');
  const nullable = Array.isArray(schema.type) && schema.type.includes('null');
  const inner = Array.isArray(schema.enum)
    ? `v.picklist(${JSON.stringify(schema.enum.filter((choice) => choice !== null))})`
    : Array.isArray(schema.oneOf)
      ? branches(schema, needs)
      : typed(schema, types[0], needs);
  return nullable ? `v.nullable(${inner})` : inner;
};

const branches = (schema: Node, needs: Set<string>): string => {
  const all = (schema.oneOf as Json[]).filter(isNode);
  const kept = all.filter((branch) => branch.type !== 'null').map((branch) => write(branch, needs));
  const { discriminator } = schema;
  const key =
    isNode(discriminator) && typeof discriminator.propertyName === 'string'
      ? discriminator.propertyName
      : undefined;
  const joined =
    key !== undefined
      ? `v.variant('${key}', [${kept.join(', ')}])`
      : kept.length === 1
        ? String(kept[0])
        : `v.union([${kept.join(', ')}])`;
  return kept.length < all.length ? `v.nullable(${joined})` : joined;
};

const typed = (schema: Node, type: Json | undefined, needs: Set<string>): string => {
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return numeric(schema, type === 'integer');
    case 'boolean':
      return 'v.boolean()';
    case 'array':
      return pipe(`v.array(${isNode(schema.items) ? write(schema.items, needs) : 'v.unknown()'})`, [
        ...bound(schema, 'minItems', 'minLength'),
        ...bound(schema, 'maxItems', 'maxLength'),
      ]);
    case 'object':
      return object(schema, needs);
    default:
      return 'v.unknown()';
  }
};

const object = (schema: Node, needs: Set<string>): string => {
  if (!isNode(schema.properties))
    return `v.record(v.string(), ${isNode(schema.additionalProperties) ? write(schema.additionalProperties, needs) : 'v.unknown()'})`;
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const entries = Object.entries(schema.properties).map(([name, property]) => {
    const value = isNode(property) ? write(property, needs) : 'v.unknown()';
    return `  ${name}: ${required.has(name) ? value : `v.exactOptional(${value})`},\n`;
  });
  return `v.${schema.additionalProperties === false ? 'strictObject' : 'object'}({\n${entries.join('')}})`;
};

const requestNames = (document: Node): string[] => {
  const items = Object.values(isNode(document.paths) ? document.paths : {}).filter(isNode);
  return items
    .flatMap((item) => Object.values(item).filter(isNode))
    .flatMap(({ requestBody }) => {
      const body = isNode(requestBody) ? resolve(document, requestBody) : {};
      const json = isNode(body.content) ? body.content['application/json'] : undefined;
      const schema = isNode(json) && isNode(json.schema) ? json.schema : {};
      return typeof schema.$ref === 'string' ? [nameOf(schema.$ref)] : [];
    });
};

const fileOf = (document: Node, name: string): { source: string; needs: ReadonlySet<string> } => {
  const needs = new Set<string>();
  const body = write(resolve(document, { $ref: `#/components/schemas/${name}` }), needs);
  const imports = [...needs]
    .sort()
    .map((need) => `import { ${constant(need)} } from './${kebab(need)}';\n`)
    .join('');
  const source = `// Generated from openapi/ by \`npm run generate\`. Do not edit.\nimport * as v from 'valibot';\nimport type { ${name} } from '../model';\n${imports}\nexport const ${constant(name)} = ${body} satisfies v.GenericSchema<unknown, ${name}>;\n`;
  return { source, needs };
};

export const generateForms = async (document: Node, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const open = [...new Set(requestNames(document))];
  const done = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (done.has(name)) continue;
    done.add(name);
    const { source, needs } = fileOf(document, name);
    open.push(...needs);
    await writeFile(path.join(folder, `${kebab(name)}.ts`), source);
  }
};
