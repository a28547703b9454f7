// Requests (and in tests responses) against the contract. Validators are compiled when an operation is first called: start-up stays fast.
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { ContractDocument, Operation, Parameter, Schema } from './contract.ts';
import { type Fault, type FaultEntry, fault } from './field-faults.ts';
import type { Detail } from './problem.ts';

const documentId = 'contract';

// The bundle's references are local to the document; inside a compiled part they must name it.
const anchored = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${documentId}#/`)) as Schema;

const faultOf = ({ keyword, params }: ErrorObject): Fault => {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return fault('required');
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return fault('unknown');
    case 'enum':
      return fault('one_of', { values: (params['allowedValues'] as unknown[]).join(', ') });
    case 'type':
      return fault('wrong_type', { type: String(params['type']) });
    case 'format':
      return fault('format', { format: String(params['format']) });
    case 'pattern':
      return fault('pattern', { pattern: String(params['pattern']) });
    case 'minLength':
      return limit === 1 ? fault('empty') : fault('min_length', { limit });
    case 'maxLength':
      return fault('max_length', { limit });
    case 'minItems':
      return fault('min_items', { limit });
    case 'maxItems':
      return fault('max_items', { limit });
    case 'uniqueItems':
      return fault('repeated_items');
    case 'minimum':
      return fault('minimum', { limit });
    case 'maximum':
      return fault('maximum', { limit });
    case 'exclusiveMinimum':
      return fault('above', { limit });
    case 'exclusiveMaximum':
      return fault('below', { limit });
    case 'multipleOf':
      return fault('multiple_of', { step: Number(params['multipleOf']) });
    default:
      return fault('not_valid');
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

/** One entry a field, at most twenty: a hostile body does not get an essay. */
export const detailOf = (errors: readonly ErrorObject[], place: string): Detail => {
  const entries = new Map<string, FaultEntry>();
  for (const error of errors) {
    const loc = [place, ...location(error)];
    if (!entries.has(loc.join('/'))) entries.set(loc.join('/'), { ...faultOf(error), loc });
  }
  return [...entries.values()].slice(0, 20);
};

export type Validator = {
  check: (key: string, schema: () => Schema, value: unknown) => readonly ErrorObject[];
};

// A form wants to hear of every field; a hostile body of 10,000 wrong elements gets one answer.
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

export const createValidator = (document: ContractDocument): Validator => {
  const compileQuick = createCompiler(document, false);
  const compileThorough = createCompiler(document, true);
  return {
    check: (key, schema, value) => {
      const quick = compileQuick(key, schema);
      if (quick(value)) return [];
      if (JSON.stringify(value).length > smallBody) return quick.errors ?? [];
      const thorough = compileThorough(key, schema);
      thorough(value);
      return thorough.errors ?? [];
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
