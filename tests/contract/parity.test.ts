// Sends the same requests to the server and to the mocks, with the same seed: status, refusal and
// shape must match, and the rows as well where they are compared.
import { getResponse, type RequestHandler } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { componentQuestions } from './parity/components.ts';
import { courseQuestions } from './parity/courses.ts';
import { findingQuestions } from './parity/findings.ts';
import { type Answer, meanings } from './parity/meaning.ts';
import { organizationQuestions } from './parity/organization.ts';
import type { Question } from './parity/question.ts';
import { type Seed, seedBoth } from './parity/seed.ts';

let server: TestServer;
let handlers: RequestHandler[];
let seed: Seed;
beforeAll(async () => {
  server = await startTestServer();
  ({ seed, handlers } = await seedBoth(server));
}, 60_000);
afterAll(() => server.close());

const filled = (text: string): string =>
  text.replaceAll(
    /\{(\w+)\}/g,
    (all, name: string) => (seed as Record<string, string>)[name] ?? all,
  );

const parts = ({ who, method, url, body, headers }: Question, token: string) => ({
  method,
  url: filled(url),
  headers: {
    ...headers,
    ...(who !== 'guest' && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: filled(JSON.stringify(body)) }),
});

const askServer = async (question: Question): Promise<Answer> => {
  const { who } = question;
  const { body, ...request } = parts(question, who === 'guest' ? '' : server.people[who].token);
  const answer = await server.app.inject({
    ...request,
    ...(body !== undefined && { payload: body }),
  });
  const allow = answer.headers['allow'] ?? null;
  return { status: answer.statusCode, allow, text: answer.body };
};

const askMocks = async (question: Question): Promise<Answer> => {
  const { url, ...request } = parts(question, question.who);
  const answer = await getResponse(handlers, new Request(`http://localhost${url}`, request));
  if (!answer) throw new Error(`No mock answers ${url}.`);
  return { status: answer.status, allow: answer.headers.get('allow'), text: await answer.text() };
};

const nameOf = ({ who, method, url, body }: Question): string =>
  [who, method, url, body && JSON.stringify(body)].filter(Boolean).join(' ').slice(0, 140);

const all = { componentQuestions, findingQuestions, organizationQuestions, courseQuestions };

describe.each(Object.entries(all))('%s', (_group, questions) => {
  it.each(questions.map((question) => [nameOf(question), question] as const))(
    '%s',
    async (_name, question) => {
      const mock = await askMocks(question);
      const [ours, theirs] = meanings(mock, await askServer(question), question.compared);
      expect(ours).toEqual(theirs);
    },
  );
});

it('asks 600 questions', () => {
  expect(Object.values(all).flat().length).toBeGreaterThanOrEqual(600);
});
