// Path and query parameters arrive as text. Here, and only here, they become what their schema says: comma lists, numbers, booleans.
import { splitItems } from '../../src/shared/rules/finding-filter-codec.ts';
import type { ContractDocument, Parameter, Schema } from './contract.ts';
import { fault } from './field-faults.ts';
import { Problem } from './problem.ts';

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

/** What cannot be converted stays text: the validator then says what it should have been. */
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

export const decodeParameters = (
  document: ContractDocument,
  parameters: readonly Parameter[],
  place: Parameter['in'],
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const decoded: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const parameter = parameters.find((entry) => entry.in === place && entry.name === name);
    if (parameter === undefined)
      throw new Problem(400, 'invalid_request', [
        { ...fault('unknown_parameter'), loc: [place, name] },
      ]);
    if (typeof value !== 'string')
      throw new Problem(400, 'invalid_request', [
        { ...fault('repeated_parameter'), loc: [place, name] },
      ]);
    decoded[name] = convert(document, parameter.schema, value);
  }
  return decoded;
};
