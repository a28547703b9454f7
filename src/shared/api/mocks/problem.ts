import { HttpResponse } from 'msw';
import { problemErrorOf } from '#domain/field-errors';
import type { Problem } from '../generated/model';

const titles: Readonly<Record<number, string>> = {
  400: 'The request is not right',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not possible here',
  409: 'Conflict',
  412: 'Another user saved first',
  422: 'Not accepted',
  428: 'Read first',
  429: 'Too many requests',
  500: 'Something went wrong',
  502: 'Another service failed',
};

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  412: 'stale',
  422: 'invalid',
  428: 'precondition_required',
  429: 'rate_limited',
  500: 'internal_error',
  502: 'upstream_failed',
};

/** A refusal in the server's format, which a mock returns or throws. */
export const problem = (
  status: number,
  detail: Problem['detail'] = 'This is what mock data answers to the sentinel that you typed.',
  code: string = codes[status] ?? `http_${status}`,
): Response => {
  const body: Problem = {
    type: `/docs/problems/${code}`,
    instance: 'urn:uuid:00000000-0000-4000-8000-000000000000',
    status,
    code,
    title: titles[status] ?? 'Error',
    detail,
    ...(typeof detail !== 'string' && { errors: detail.map(problemErrorOf) }),
    request_id: 'mock',
  };
  return HttpResponse.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
};

/** Throws a refusal, for mocks whose return type is the success response. */
export function refuse(status: number, detail?: Problem['detail'], code?: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- MSW returns a thrown response
  throw problem(status, detail, code);
}
