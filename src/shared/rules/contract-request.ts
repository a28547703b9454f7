// Validates a request against the contract and reports all errors at once. The server calls it
// before the handler runs, and so do the mocks.
import type { ContractDocument, Operation, Parameter } from '#domain/contract-operations';
import { decodeParameters } from '#domain/contract-parameters';
import {
  createValidator,
  parametersSchema,
  toErrorDetail,
  type Validator,
} from '#domain/contract-validator';
import { fieldError, type FieldErrorEntry } from '#domain/field-errors';

export type GivenRequest = {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  /** Keyed by lower-case name. */
  headers: Readonly<Record<string, unknown>>;
  /** The JSON body; undefined without one. Validation writes the schema's defaults into it. */
  body: unknown;
};

export type CheckedRequest = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Parameter errors first, then those of the body; at most twenty. */
  errors: FieldErrorEntry[];
};

type Place = Parameter['in'];

const mostErrors = 20;

export const createRequestCheck = (
  document: ContractDocument,
  validator: Validator = createValidator(document),
): ((operation: Operation, given: GivenRequest) => CheckedRequest) => {
  const invalid = (operation: Operation, place: Place, value: unknown): FieldErrorEntry[] =>
    toErrorDetail(
      validator.check(`${operation.id} ${place}`, () => parametersSchema(operation, place), value),
      place,
    );
  const parameters = (
    operation: Operation,
    place: 'path' | 'query',
    given: Readonly<Record<string, unknown>>,
  ) => {
    const { value, errors } = decodeParameters(document, operation.parameters, place, given);
    const named = new Set(errors.map(({ loc }) => loc.join('/')));
    const others = invalid(operation, place, value).filter(({ loc }) => !named.has(loc.join('/')));
    return { value, errors: [...errors, ...others] };
  };
  const headerErrors = (operation: Operation, given: GivenRequest['headers']) => {
    const own = operation.parameters.filter((parameter) => parameter.in === 'header');
    if (own.length === 0) return [];
    // Browsers and proxies add headers that no contract declares.
    const declared = own.flatMap(({ name }) => {
      const value = given[name.toLowerCase()];
      return value === undefined ? [] : [[name, value] as const];
    });
    return invalid(operation, 'header', Object.fromEntries(declared));
  };
  const bodyErrors = ({ id, body }: Operation, given: unknown): FieldErrorEntry[] => {
    const schema = body?.json;
    if (schema === undefined) return [];
    if (given === undefined)
      return body?.required === true ? [{ ...fieldError('no_body'), loc: ['body'] }] : [];
    return toErrorDetail(
      validator.check(`${id} body`, () => schema, given),
      'body',
    );
  };
  return (operation, given) => {
    const path = parameters(operation, 'path', given.path);
    const query = parameters(operation, 'query', given.query);
    return {
      path: path.value,
      query: query.value,
      errors: [
        ...path.errors,
        ...query.errors,
        ...headerErrors(operation, given.headers),
        ...bodyErrors(operation, given.body),
      ].slice(0, mostErrors),
    };
  };
};

/** The only error is a missing version: the caller has not read the resource that it changes. */
export const lacksVersion = (errors: readonly FieldErrorEntry[]): boolean =>
  errors.length === 1 &&
  errors.every(({ loc, type }) => type === 'required' && loc.join('/') === 'header/If-Match');
