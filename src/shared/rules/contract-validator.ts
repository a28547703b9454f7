// Validates requests, and responses in tests, against the contract. An operation's validator is
// compiled on first use, which keeps startup fast.
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import {
  type ContractDocument,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from '#domain/contract-operations';
import { type FieldError, type FieldErrorEntry, fieldError } from '#domain/field-errors';

const documentId = 'contract';

// References are local to the bundled document. A schema that is compiled separately must name the
// document.
const anchored = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${documentId}#/`)) as Schema;

const faultOf = ({ keyword, params }: ErrorObject): FieldError => {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return fieldError('required');
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return fieldError('unknown');
    case 'enum':
      return fieldError('one_of', { values: (params['allowedValues'] as unknown[]).join(', ') });
    case 'type':
      return fieldError('wrong_type', { type: String(params['type']) });
    case 'format':
      return fieldError('format', { format: String(params['format']) });
    case 'pattern':
      return fieldError('pattern', { pattern: String(params['pattern']) });
    case 'minLength':
      return limit === 1 ? fieldError('empty') : fieldError('min_length', { limit });
    case 'maxLength':
      return fieldError('max_length', { limit });
    case 'minItems':
      return fieldError('min_items', { limit });
    case 'maxItems':
      return fieldError('max_items', { limit });
    case 'uniqueItems':
      return fieldError('repeated_items');
    case 'minimum':
      return fieldError('minimum', { limit });
    case 'maximum':
      return fieldError('maximum', { limit });
    case 'exclusiveMinimum':
      return fieldError('above', { limit });
    case 'exclusiveMaximum':
      return fieldError('below', { limit });
    case 'multipleOf':
      return fieldError('multiple_of', { step: Number(params['multipleOf']) });
    default:
      return fieldError('not_valid');
  }
};

const location = (error: ErrorObject): (string | number)[] => {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const missing: unknown =
    error.params['missingProperty'] ??
    error.params['additionalProperty'] ??
    error.params['unevaluatedProperty'];
  return typeof missing === 'string' ? [...path, missing] : path;
};

/** One entry per field, at most twenty, so that a hostile body gets a short response. */
export const toErrorDetail = (errors: readonly ErrorObject[], place: string): FieldErrorEntry[] => {
  const entries = new Map<string, FieldErrorEntry>();
  for (const error of errors) {
    const loc = [place, ...location(error)];
    if (!entries.has(loc.join('/'))) entries.set(loc.join('/'), { ...faultOf(error), loc });
  }
  return [...entries.values()].slice(0, 20);
};

export type Validator = {
  check: (key: string, schema: () => Schema, value: unknown) => readonly ErrorObject[];
};

// Forms need all errors of a body. Validation of a larger body stops at the first error, so that
// 10,000 invalid elements stay cheap.
const smallBody = 32 * 1024;

const createCompiler = (document: ContractDocument, allErrors: boolean) => {
  const ajv = new Ajv2020({ strict: false, useDefaults: true, allErrors });
  ajvFormats(ajv, [
    'date',
    'date-time',
    'email',
    'uuid',
    'uri',
    'hostname',
    'ipv4',
    'ipv6',
    'binary',
    'int32',
    'int64',
    'float',
    'double',
    'password',
  ]);
  let registered = false;
  const compiled = new Map<string, ValidateFunction>();
  return (key: string, schema: () => Schema): ValidateFunction => {
    const known = compiled.get(key);
    if (known) return known;
    if (!registered) ajv.addSchema({ $id: documentId, components: document.components });
    registered = true;
    const validate = ajv.compile(anchored(schema()));
    compiled.set(key, validate);
    return validate;
  };
};

type Discriminator = { propertyName: string; mapping: Readonly<Record<string, string>> };

/**
 * Returns the schema whose errors explain a rejected value. Of several alternatives it is the one
 * that the discriminator selects, so that callers do not get the errors of the others. Without a
 * discriminator, the error lists the allowed names.
 */
const explainingSchema = (
  document: ContractDocument,
  schema: Schema,
  value: unknown,
): { name: string; schema: Schema } => {
  const discriminator = resolve(document, schema)['discriminator'] as Discriminator | undefined;
  if (discriminator === undefined) return { name: '', schema };
  const { propertyName, mapping } = discriminator;
  const named =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[propertyName]
      : undefined;
  const form = typeof named === 'string' && Object.hasOwn(mapping, named) ? named : undefined;
  if (form !== undefined) return { name: form, schema: { $ref: mapping[form] } };
  return {
    name: '?',
    schema: {
      type: 'object',
      required: [propertyName],
      properties: { [propertyName]: { enum: Object.keys(mapping) } },
    },
  };
};

export const createValidator = (document: ContractDocument): Validator => {
  const compileQuick = createCompiler(document, false);
  const compileThorough = createCompiler(document, true);
  return {
    check: (key, schema, value) => {
      const quick = compileQuick(key, schema);
      if (quick(value)) return [];
      if (JSON.stringify(value).length > smallBody) return quick.errors ?? [];
      const explaining = explainingSchema(document, schema(), value);
      const thorough = compileThorough(`${key} ${explaining.name}`, () => explaining.schema);
      return thorough(value) ? (quick.errors ?? []) : (thorough.errors ?? []);
    },
  };
};

export const parametersSchema = (operation: Operation, place: Parameter['in']): Schema => {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
    required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  };
};
