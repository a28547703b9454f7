import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { auditTopics, auditMessages } from './audit-messages';
import { auditTopicNames } from './team-search';

/** `action: 'area.verb'`, and the same as an argument of a helper named audit. */
const written = /(?:action:\s*|audit(?:ed)?\([^)'`]*?)'([a-z_]+\.[a-z_]+)'/g;

const server = path.resolve('server');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const actions = [
  ...new Set(
    sources.flatMap((name) =>
      [...readFileSync(path.join(server, name), 'utf8').matchAll(written)].flatMap(([, action]) =>
        action === undefined ? [] : [action],
      ),
    ),
  ),
];

it('has words for everything that the server writes down', () => {
  expect(actions).toEqual(
    expect.arrayContaining(['team.invite', 'connector.save', 'domains.unbind', 'password.change']),
  );
  expect(actions.filter((action) => auditMessages(action) === undefined)).toEqual([]);
});

it('knows nothing of other words', () => {
  for (const action of ['', 'team', 'team.', 'team.dance', 'toString.call', 'team.toString'])
    expect(auditMessages(action)).toBeUndefined();
});

it('has topics of known actions, no more at once than the server takes', () => {
  for (const name of auditTopicNames) {
    const { actions: topic } = auditTopics[name];
    expect(topic.length).toBeLessThanOrEqual(50);
    expect(topic.filter((action) => auditMessages(action) === undefined)).toEqual([]);
  }
});
