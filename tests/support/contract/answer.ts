// One call, and the problems of its response.
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Operation } from '#domain/contract-operations';
import { complaints } from './contract.ts';

export type Given = {
  token?: string | undefined;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
};

export type Answered = {
  status: number;
  body: unknown;
  /** The `Location` of the created resource. */
  location: string | undefined;
  complaints: string[];
};

/** Truncated JSON for a message. Also accepts `undefined`, which has no JSON form. */
export const shown = (value: unknown): string =>
  (value === undefined ? '' : JSON.stringify(value)).slice(0, 300);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const unexpected = (
  operation: Operation,
  status: number,
  body: unknown,
  mediaType: string,
): string[] => {
  if (!operation.responses.has(status)) return [`status ${status} is not declared: ${shown(body)}`];
  if (status >= 400 && status !== 502 && !mediaType.startsWith('application/problem+json'))
    return [`a refusal as ${mediaType}`];
  const schema = operation.responses.get(status);
  return schema === undefined ? [] : complaints(schema, body);
};

export const call = async (
  app: FastifyInstance,
  operation: Operation,
  { token, url, headers = {}, payload }: Given,
): Promise<Answered> => {
  const options: InjectOptions = {
    method: operation.method,
    url,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(payload !== undefined && { payload }),
  };
  const response = await app.inject(options);
  const body = parse(response.body);
  return {
    status: response.statusCode,
    body,
    location: response.headers.location,
    complaints: unexpected(
      operation,
      response.statusCode,
      body,
      String(response.headers['content-type'] ?? ''),
    ),
  };
};

export type Report = { cases: number; validated: number; failures: string[] };

export const emptyReport = (): Report => ({ cases: 0, validated: 0, failures: [] });

/** Combines several reports in order. */
export const merged = (reports: readonly Report[]): Report => ({
  cases: reports.reduce((sum, { cases }) => sum + cases, 0),
  validated: reports.reduce((sum, { validated }) => sum + validated, 0),
  failures: reports.flatMap(({ failures }) => failures),
});

/** Counts a response and records its problems. */
export const judge = (
  report: Report,
  name: string,
  answered: Answered,
  expected?: readonly number[],
): void => {
  report.cases += 1;
  if (answered.complaints.length > 0)
    report.failures.push(`${name}: ${answered.complaints.join('; ')}`);
  else report.validated += 1;
  if (expected && !expected.includes(answered.status))
    report.failures.push(
      `${name}: expected ${expected.join(' or ')}, was ${answered.status} ${shown(answered.body)}`,
    );
};
