// Every refusal is an `application/problem+json` body (architecture, "Errors"). Services throw it; the error handler writes it.
import type { Facts } from '../runtime/blanks.ts';
import { fault, type FaultArguments, type FaultEntry, type FaultType } from './field-faults.ts';

export type Detail = string | FaultEntry[];

const titles: Record<number, string> = {
  400: 'The request is not right',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  408: 'Too slow',
  409: 'Conflict',
  410: 'No longer there',
  412: 'Somebody else saved first',
  413: 'Too large',
  415: 'Wrong content type',
  422: 'Not accepted',
  429: 'Too many requests',
  431: 'Too large',
  500: 'Something went wrong',
  502: 'Another service failed',
  503: 'Not ready',
};

export type ProblemBody = {
  status: number;
  code: string;
  title: string;
  detail: Detail;
  facts?: Facts;
  request_id: string;
};

type More = {
  headers?: Readonly<Record<string, string>>;
  /** What the sentence is made of (`refusals.ts`). */
  facts?: Facts | undefined;
};

export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly detail: Detail;
  readonly headers: Readonly<Record<string, string>>;
  readonly facts: Facts | undefined;

  /** `code` is a stable machine word; `detail` a sentence for a person, or one per field. */
  constructor(status: number, code: string, detail: Detail, { headers = {}, facts }: More = {}) {
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

  toBody(requestId: string): ProblemBody {
    return {
      status: this.status,
      code: this.code,
      title: titles[this.status] ?? 'Error',
      detail: this.detail,
      ...(this.facts && { facts: this.facts }),
      request_id: requestId,
    };
  }
}

/** Also what another organisation's row gets: that it exists is nobody else's business. */
export const notFound = (what: string) => new Problem(404, 'not_found', `${what} not found.`);

export const forbidden = (
  detail = 'Your role does not allow this. Ask an administrator of your organisation.',
) => new Problem(403, 'forbidden', detail);

export const invalid = <Type extends FaultType>(field: string, ...given: FaultArguments<Type>) =>
  new Problem(422, 'invalid', [{ ...fault<Type>(...given), loc: ['body', ...field.split('.')] }]);

export const invalidParameter = <Type extends FaultType>(
  name: string,
  ...given: FaultArguments<Type>
) => new Problem(400, 'invalid_request', [{ ...fault<Type>(...given), loc: ['query', name] }]);
