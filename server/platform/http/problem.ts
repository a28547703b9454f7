// Every failure is an `application/problem+json` body (RFC 9457). Services throw a Problem; the
// error handler sends it.
import type { MessageValues } from '#domain/message-template';
import {
  fieldError,
  type FieldErrorArguments,
  type FieldErrorEntry,
  type FieldErrorType,
  type ProblemError,
  problemErrorOf,
} from '#domain/field-errors';

export type Detail = string | FieldErrorEntry[];

const titles: Record<number, string> = {
  400: 'The request is not right',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  408: 'Too slow',
  409: 'Conflict',
  410: 'No longer there',
  412: 'Another user saved first',
  413: 'Too large',
  415: 'Wrong content type',
  422: 'Not accepted',
  428: 'Read first',
  429: 'Too many requests',
  431: 'Too large',
  500: 'Something went wrong',
  502: 'Another service failed',
  503: 'Not ready',
};

export type ProblemBody = {
  type: string;
  instance: string;
  status: number;
  code: string;
  title: string;
  /**
   * A list for validation errors, as in the specification; `errors` has the same in the form of the
   * RFC.
   */
  detail: Detail;
  errors?: ProblemError[];
  facts?: MessageValues;
  request_id: string;
};

type ProblemOptions = {
  headers?: Readonly<Record<string, string>>;
  /** Values for the message (`problem-codes.ts`). */
  facts?: MessageValues | undefined;
};

export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly detail: Detail;
  readonly headers: Readonly<Record<string, string>>;
  readonly facts: MessageValues | undefined;

  /** `code` is stable and machine-readable; `detail` is a message for users, or one per field. */
  constructor(
    status: number,
    code: string,
    detail: Detail,
    { headers = {}, facts }: ProblemOptions = {},
  ) {
    super(
      typeof detail === 'string'
        ? detail
        : detail.map((entry) => `${entry.loc.join('.')}: ${entry.msg}`).join('; '),
    );
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
    this.facts = facts;
  }

  withHeaders(headers: Readonly<Record<string, string>>): Problem {
    return new Problem(this.status, this.code, this.detail, { headers, facts: this.facts });
  }

  toBody(requestId: string, basePath = ''): ProblemBody {
    return {
      type: `${basePath}/docs/problems/${this.code}`,
      instance: `urn:uuid:${requestId}`,
      status: this.status,
      code: this.code,
      title: titles[this.status] ?? 'Error',
      detail: this.detail,
      ...(typeof this.detail !== 'string' && { errors: this.detail.map(problemErrorOf) }),
      ...(this.facts && { facts: this.facts }),
      request_id: requestId,
    };
  }
}

/**
 * Also used for resources of other organizations, so that the response does not reveal that they
 * exist.
 */
export const notFound = (what: string) => new Problem(404, 'not_found', `${what} not found.`);

export const forbidden = (
  detail = 'Your role does not allow this. Contact an administrator of your organisation.',
) => new Problem(403, 'forbidden', detail);

export const invalid = <Type extends FieldErrorType>(
  field: string,
  ...given: FieldErrorArguments<Type>
) =>
  new Problem(422, 'invalid', [
    { ...fieldError<Type>(...given), loc: ['body', ...field.split('.')] },
  ]);

export const invalidParameter = <Type extends FieldErrorType>(
  name: string,
  ...given: FieldErrorArguments<Type>
) => new Problem(400, 'invalid_request', [{ ...fieldError<Type>(...given), loc: ['query', name] }]);
