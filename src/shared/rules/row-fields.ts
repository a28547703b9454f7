// The `fields` parameter of a list or its export: the attributes that each row has. The server and
// the mocks both shorten their responses by it.
import {
  type ContractDocument,
  type Operation,
  resolve,
  type Schema,
} from '#domain/contract-operations';
import { fieldError, type FieldErrorEntry } from '#domain/field-errors';
import { nearestWord } from '#domain/nearest-word';

type Json = Readonly<Record<string, unknown>>;

const propertiesOf = (document: ContractDocument, schema: unknown): Json =>
  (resolve(document, schema)['properties'] ?? {}) as Json;

/** The schemas of a list from the outside in; undefined if its rows have no attributes. */
const schemasOf = (document: ContractDocument, listSchema: Schema) => {
  const list = propertiesOf(document, listSchema);
  const rows = resolve(document, list['data']);
  const row = propertiesOf(document, rows['items']);
  const attributes = resolve(document, row['attributes']);
  return attributes['properties'] === undefined ? undefined : { list, rows, row, attributes };
};

const takesFields = ({ method, parameters }: Operation): boolean =>
  method === 'GET' &&
  parameters.some(({ name, in: place }) => place === 'query' && name === 'fields');

/**
 * The row attributes that `fields` selects in this operation; undefined if it has no such
 * parameter.
 */
export const rowFieldsOf = (
  document: ContractDocument,
  operation: Operation,
): readonly string[] | undefined => {
  const answer = operation.responses.get(200);
  if (!takesFields(operation) || answer === undefined) return undefined;
  const schemas = schemasOf(document, answer);
  return schemas && Object.keys(schemas.attributes['properties'] as Json);
};

/** The names that `fields` accepts in this operation, a list or its export. */
export const knownFieldsOf = (
  document: ContractDocument,
  operation: Operation,
): readonly string[] | undefined => {
  const exported = operation.parameters.find(({ name, rows }) => name === 'fields' && rows)?.rows;
  if (exported === undefined) return rowFieldsOf(document, operation);
  const schemas = schemasOf(document, { $ref: `#/components/schemas/${exported}` });
  return schemas && Object.keys(schemas.attributes['properties'] as Json);
};

/** The fields that a validated query requests; undefined for entire rows. */
export const requestedFields = ({ fields }: Json): readonly string[] | undefined =>
  Array.isArray(fields) && fields.length > 0 ? (fields as string[]) : undefined; // checked texts

/** Each unknown name with the most similar known one. The id is in every row. */
export const unknownFields = (
  names: readonly string[],
  asked: readonly string[],
): FieldErrorEntry[] =>
  asked.flatMap((name, index) => {
    if (name === 'id' || names.includes(name)) return [];
    const nearest = nearestWord(name, names);
    const error =
      nearest === undefined
        ? fieldError('unknown_field', { name })
        : fieldError('unknown_field_near', { name, nearest });
    return [{ ...error, loc: ['query', 'fields', index] }];
  });

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list response with only these attributes, in their original order. */
export const shortenRows = (answer: unknown, fields: readonly string[]): unknown => {
  if (!isObject(answer) || !Array.isArray(answer['data'])) return answer;
  const kept = new Set(fields);
  const data = answer['data'].map((row: unknown) =>
    isObject(row) && isObject(row['attributes'])
      ? {
          ...row,
          attributes: Object.fromEntries(
            Object.entries(row['attributes']).filter(([name]) => kept.has(name)),
          ),
        }
      : row,
  );
  return { ...answer, data };
};

/** The schema for a response with only these fields. */
export const shortSchema = (
  document: ContractDocument,
  schema: Schema,
  fields: readonly string[],
): Schema => {
  const schemas = schemasOf(document, schema);
  if (schemas === undefined) return schema;
  const { list, rows, row, attributes } = schemas;
  const required = ((attributes['required'] ?? []) as string[]).filter((name) =>
    fields.includes(name),
  );
  const properties = Object.fromEntries(
    Object.entries(attributes['properties'] as Json).filter(([name]) => fields.includes(name)),
  );
  const shortAttributes = { ...attributes, properties, required, additionalProperties: false };
  const shortRow = {
    ...resolve(document, rows['items']),
    properties: { ...row, attributes: shortAttributes },
  };
  return {
    ...resolve(document, schema),
    properties: { ...list, data: { ...rows, items: shortRow } },
  };
};
