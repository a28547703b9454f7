// The server's checks before a handler runs, applied to the mocks: the session, the role's
// permission, and whether the request matches the contract.
import { getResponse, HttpResponse, type HttpHandler, type RequestHandler } from 'msw';
import {
  allowedMethods,
  type ContractDocument,
  type Operation,
  operationsAt,
  operationsOf,
} from '#domain/contract-operations';
import { createRequestCheck, lacksVersion } from '#domain/contract-request';
import { fieldError } from '#domain/field-errors';
import {
  requestedFields,
  knownFieldsOf,
  rowFieldsOf,
  shortenRows,
  unknownFields,
} from '#domain/row-fields';
import { splitList } from '#domain/comma-list';
import { can, type Role } from '#domain/roles';
import { MockCalls } from './calls';
import { ofCalls } from './of-calls';
import { problem } from './problem';
import { roleIn } from './role';

/** The text of every parameter, or an array for a repeated one, which no operation accepts. */
const queryOf = (search: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first, ...others] = search.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );

const notAllowed = (allow: string): Response => {
  const refusal = problem(405, `This address accepts ${allow} only.`);
  refusal.headers.set('allow', allow);
  return refusal;
};

const refusedAccess = (
  { access }: Operation,
  request: Request,
  role: Role | undefined,
): Response | undefined => {
  if (access === 'public') return undefined;
  const authorization = request.headers.get('authorization');
  if (authorization === null)
    return problem(401, 'Your session is no longer valid. Sign in again.');
  if (access === 'session' || can({ role: role ?? roleIn(authorization) }, access))
    return undefined;
  return problem(
    403,
    'Your role does not allow this. Contact an administrator of your organisation.',
  );
};

/** The body of a JSON request; undefined without one. Throws a refusal for invalid JSON. */
const bodyOf = async ({ body }: Operation, request: Request): Promise<unknown> => {
  if (body?.json === undefined) return undefined;
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- the gate returns a thrown response
    throw problem(400, [{ ...fieldError('not_json'), loc: ['body'] }]);
  }
};

const checks = new WeakMap<ContractDocument, ReturnType<typeof createRequestCheck>>();

/** Cached per document: compiling its schemas takes longer than everything else here. */
const checkOf = (document: ContractDocument): ReturnType<typeof createRequestCheck> => {
  const check = checks.get(document) ?? createRequestCheck(document);
  checks.set(document, check);
  return check;
};

/**
 * Refuses what the server would refuse, and passes everything else to the following handlers.
 * `roleNow` overrides the role in the session's token.
 */
export const gate = (
  document: ContractDocument,
  roleNow: () => Role | undefined,
  calls = new MockCalls(),
): HttpHandler[] => {
  const operations = operationsOf(document);
  const check = checkOf(document);

  const answer = async ({ request }: { request: Request }): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const found = operationsAt(operations, url.pathname).find(
      ({ operation }) => operation.method === request.method,
    );
    if (found === undefined) {
      const allow = allowedMethods(operations, url.pathname);
      return allow === undefined ? problem(404, 'There is no such call.') : notAllowed(allow);
    }
    const { operation, path } = found;
    const refusal = refusedAccess(operation, request, roleNow());
    if (refusal) return refusal;
    try {
      const { errors, query } = check(operation, {
        path,
        query: queryOf(url.searchParams),
        headers: Object.fromEntries(request.headers),
        body: await bodyOf(operation, request),
      });
      if (lacksVersion(errors))
        return problem(428, 'Read this first, and send its version in the header If-Match.');
      if (errors.length > 0) return problem(400, errors);
      const unknown = unknownFields(
        knownFieldsOf(document, operation) ?? [],
        requestedFields(query) ?? [],
      );
      return unknown.length > 0 ? problem(422, unknown) : undefined;
    } catch (error) {
      if (error instanceof Response) return error;
      throw error;
    }
  };

  return ofCalls(async (given) => {
    const refusal = await answer(given);
    if (refusal) await calls.refused(given.request, refusal);
    return refusal;
  });
};

/**
 * Filters the attributes of rows in `answers` by the `fields` parameter, as the server does for
 * every list.
 */
export const shortRows = (
  document: ContractDocument,
  answers: readonly RequestHandler[],
): HttpHandler[] => {
  const lists = operationsOf(document).filter((operation) => rowFieldsOf(document, operation));
  return ofCalls(async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const fields = requestedFields({ fields: splitList(searchParams.get('fields') ?? '') });
    const isList = operationsAt(lists, pathname).length > 0 && request.method === 'GET';
    if (fields === undefined || !isList) return undefined;
    const answer = await getResponse([...answers], request);
    if (answer?.ok !== true) return answer;
    return HttpResponse.json(shortenRows(await answer.json(), fields) as object);
  });
};

const unanswered = ({ request }: { request: Request }): Response => {
  // eslint-disable-next-line no-console -- developers see it beside the failed request
  console.error(`No mock answers ${request.method} ${new URL(request.url).pathname}.`);
  return HttpResponse.error();
};

/** The last handlers: a request without a mock fails, and never reaches a real server. */
export const noOther: HttpHandler[] = ofCalls(unanswered);
