// Copies only the declared properties of a response, so that a column selected by mistake never
// leaves the server.
import type { ContractDocument, Schema } from '#domain/contract-operations';

type Node = {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
};

type Json = Record<string, unknown>;

type Shape = {
  open: boolean;
  rest: Schema | undefined;
  properties: Map<string, Schema[]>;
  items: Schema[];
};

export type ProjectResponse = (schema: Schema, value: unknown) => unknown;

export const createProjector = (document: ContractDocument): ProjectResponse => {
  const shapes = new WeakMap<Schema, Shape>();

  const target = (ref: string): Schema =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Json)[key], document) as Schema;

  // The union of all branches: a property of any variant may pass.
  const collect = (schema: Schema, shape: Shape, seen: Set<Schema>): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const node = schema as Node;
    if (node.$ref !== undefined) collect(target(node.$ref), shape, seen);
    for (const branch of [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])])
      collect(branch, shape, seen);
    for (const [name, property] of Object.entries(node.properties ?? {}))
      shape.properties.set(name, [...(shape.properties.get(name) ?? []), property]);
    if (typeof node.additionalProperties === 'object') shape.rest = node.additionalProperties;
    if (node.additionalProperties === true) shape.open = true;
    if (node.items !== undefined) shape.items.push(node.items);
  };

  const shapeOf = (schema: Schema): Shape => {
    const known = shapes.get(schema);
    if (known) return known;
    const shape: Shape = { open: false, rest: undefined, properties: new Map(), items: [] };
    collect(schema, shape, new Set());
    // An object schema without declared properties is an open document.
    if (
      shape.properties.size === 0 &&
      shape.rest === undefined &&
      (schema as Node).additionalProperties !== false
    )
      shape.open = true;
    shapes.set(schema, shape);
    return shape;
  };

  const unions = new WeakMap<Schema[], Schema>();
  const union = (schemas: Schema[]): Schema => {
    const [first] = schemas;
    if (schemas.length === 1 && first) return first;
    const known = unions.get(schemas) ?? { anyOf: schemas };
    unions.set(schemas, known);
    return known;
  };

  const project: ProjectResponse = (schema, value) => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    const shape = shapeOf(schema);
    if (Array.isArray(value))
      return shape.items.length === 0
        ? (value as unknown[])
        : value.map((item: unknown) => project(union(shape.items), item));
    const kept: Json = {};
    for (const [name, inner] of Object.entries(value)) {
      const declared = shape.properties.get(name);
      if (declared) kept[name] = project(union(declared), inner);
      else if (shape.rest) kept[name] = project(shape.rest, inner);
      else if (shape.open) kept[name] = inner;
    }
    return kept;
  };
  return project;
};
