// Converts path and query parameters from text to the types of their schema: comma lists, numbers,
// booleans.
import { splitItems } from '#domain/finding-filter-codec';
import type { ContractDocument, Parameter, Schema } from '#domain/contract-operations';
import { fieldError, type FieldErrorEntry } from '#domain/field-errors';

type Typed = { type?: string | string[]; items?: Schema; $ref?: string };

const lookUp = (document: ContractDocument, schema: Schema): Typed => {
  const { $ref } = schema as Typed;
  if ($ref === undefined) return schema;
  return lookUp(
    document,
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Schema,
  );
};

const isOf = (schema: Typed, type: string): boolean =>
  schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));

/** Text that cannot be converted stays text: the validator then reports the expected type. */
const convert = (document: ContractDocument, schema: Schema, text: string): unknown => {
  const typed = lookUp(document, schema);
  if (isOf(typed, 'array'))
    return text === ''
      ? []
      : splitItems(text).map((part) => convert(document, typed.items ?? {}, part.trim()));
  if (isOf(typed, 'integer') || isOf(typed, 'number'))
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (isOf(typed, 'boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
};

export type Decoded = { value: Record<string, unknown>; errors: FieldErrorEntry[] };

/**
 * Decodes the parameters of one location by name. Also returns the unknown and the repeated ones.
 */
export const decodeParameters = (
  document: ContractDocument,
  parameters: readonly Parameter[],
  place: Parameter['in'],
  given: Readonly<Record<string, unknown>>,
): Decoded => {
  const value: Record<string, unknown> = {};
  const errors: FieldErrorEntry[] = [];
  for (const [name, text] of Object.entries(given)) {
    const parameter = parameters.find((entry) => entry.in === place && entry.name === name);
    if (parameter === undefined)
      errors.push({ ...fieldError('unknown_parameter'), loc: [place, name] });
    else if (typeof text !== 'string')
      errors.push({ ...fieldError('repeated_parameter'), loc: [place, name] });
    else value[name] = convert(document, parameter.schema, text);
  }
  return { value, errors };
};
