// The same requests to the server and the mocks: the same status, the same refusal, the
// same shape.
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from '../../server/platform/http/contract.ts';
import { mockHandlers } from '../../src/shared/api/mocks/handlers.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
const handlers = mockHandlers(readContract());
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Who = 'admin' | 'developer' | 'guest';
type Question = readonly [
  who: Who,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
];

const missing = '01980a5c-0000-7000-8000-00000000dead';

const questions: readonly Question[] = [
  ['admin', 'GET', '/v1/findings'],
  ['admin', 'GET', '/v1/findings?status=open&severity=critical,high&sort_field=priority&sort=desc'],
  ['admin', 'GET', '/v1/findings/groups?group=rule'],
  ['admin', 'GET', '/v1/filter/findings?filter_key=severity'],
  ['admin', 'GET', '/v1/repositories'],
  ['admin', 'GET', '/v1/team'],
  ['admin', 'GET', '/v1/scans'],
  ['admin', 'GET', '/v1/policies'],
  ['admin', 'GET', '/v1/plexalyzer_tokens'],
  ['admin', 'GET', '/v1/domains'],
  ['admin', 'GET', '/v1/total_findings_chart?period=30d'],
  ['admin', 'GET', '/v1/findings_by_repo_chart'],
  ['developer', 'GET', '/v1/findings'],
  ['developer', 'GET', '/v1/team'],
  ['developer', 'GET', '/v1/audit-log'],
  ['developer', 'POST', '/v1/policies', {}],
  ['developer', 'GET', '/v1/plexalyzer_tokens'],
  ['guest', 'GET', '/v1/findings'],
  ['guest', 'GET', '/v1/client'],
  ['guest', 'POST', '/v1/team', {}],
  ['admin', 'GET', '/v1/findings?page_size=9999&nope=1'],
  ['admin', 'GET', '/v1/findings?severity=purple'],
  ['admin', 'GET', '/v1/repositories?sort=up&page=one'],
  ['admin', 'GET', '/v1/findings/groups'],
  ['admin', 'POST', '/v1/team', {}],
  ['admin', 'POST', '/v1/team', { email: 'no address', role: 'king' }],
  ['admin', 'POST', '/v1/generate_plexalyzer_token', { name: '', scopes: ['audit:read'] }],
  ['admin', 'POST', '/v1/policies', { name: 'x', unknown: 1 }],
  ['admin', 'PUT', '/v1/client', {}],
  ['admin', 'GET', `/v1/findings/${missing}`],
  ['admin', 'GET', `/v1/repositories/${missing}`],
  ['admin', 'GET', `/v1/policies/${missing}`],
  ['admin', 'DELETE', `/v1/plexalyzer_tokens/${missing}`],
  ['admin', 'DELETE', `/v1/team/${missing}`],
  ['admin', 'GET', '/v1/findings/not-an-id'],
  ['admin', 'DELETE', '/v1/findings'],
  ['admin', 'GET', '/v1/nowhere'],
];

type Answer = { status: number; allow: string | null | undefined; text: string };

const parts = ([who, method, url, body]: Question, token: string) => ({
  method,
  url,
  headers: {
    ...(who !== 'guest' && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

const askServer = async (question: Question): Promise<Answer> => {
  const [who] = question;
  const { body, ...request } = parts(question, who === 'guest' ? '' : server.people[who].token);
  const answer = await server.app.inject({
    ...request,
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, allow: answer.headers['allow'], text: answer.body };
};

const askMocks = async (question: Question): Promise<Answer> => {
  const { url, ...request } = parts(question, question[0]);
  const answer = await getResponse(handlers, new Request(`http://localhost${url}`, request));
  if (!answer) throw new Error(`No mock answers ${url}.`);
  return { status: answer.status, allow: answer.headers.get('allow'), text: await answer.text() };
};

/** What an answer means, without its rows and its words. */
const meaning = ({ status, allow, text }: Answer) => {
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  const errors = (body['errors'] ?? []) as { in: string; pointer: string }[];
  return status < 400
    ? { status, keys: Object.keys(body).toSorted() }
    : {
        status,
        allow: allow ?? null,
        code: body['code'],
        type: body['type'],
        errors: errors.map((error) => `${error.in} ${error.pointer}`).toSorted(),
      };
};

it.each(
  questions.map((question) => [`${question[0]} ${question[1]} ${question[2]}`, question] as const),
)('%s', async (_name, question) => {
  expect(meaning(await askMocks(question))).toEqual(meaning(await askServer(question)));
});
