import { describe, it } from 'vitest';
import { expectEdit } from '../../../../tests/support/server/marked-edit.ts';

describe('package.json', () => {
  it.each([
    ['a byte order mark', '\uFEFF{"dependencies":{"a":"‹^1.0.0›"}}', '^2.0.10'],
    ['an optional one', '{"optionalDependencies":{"a":"‹1.0.0›"}}', '2.0.10'],
    [
      'two sections',
      '{"dependencies":{"a":"‹1.0.0›"},"devDependencies":{"a":"‹1.0.0›"}}',
      '2.0.10',
    ],
    [
      'a newer one beside it',
      '{"dependencies":{"a":"‹1.0.0›"},"devDependencies":{"a":"3.0.0"}}',
      '2.0.10',
    ],
    ['a peer', '{"peerDependencies":{"a":"^1.0.0"},"devDependencies":{"a":"‹1.0.0›"}}', '2.0.10'],
  ])('is raised with %s', (_, marked, after) => {
    expectEdit(['package.json', 'npm'], 'a', '2.0.10', marked, after);
  });

  it.each([
    ['a peer alone', '{"peerDependencies":{"a":"^1.0.0"}}', 'not_direct'],
    ['a number', '{"dependencies":{"a":1}}', 'not_direct'],
    ['an object', '{"dependencies":{"a":{"b":"1.0.0"}}}', 'not_direct'],
    ['a name at the top', '{"a":"1.0.0"}', 'not_direct'],
    ['another case', '{"dependencies":{"A":"1.0.0"}}', 'not_direct'],
    ['two refusals', '{"dependencies":{"a":"3.0.0"},"devDependencies":{"a":"*"}}', 'already_there'],
    ['a comment', '{"dependencies":{"a":"1.0.0"}} // x', 'file_unreadable'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['package.json', 'npm'], 'a', '2.0.10', text, why);
  });
});

describe('composer.json', () => {
  it.each([
    ['another before', '{"require":{"x/y":"^1.0","acme/http":"‹^1.0›"}}'],
    ['capitals', '{"require-dev":{"Acme/Http":"‹^1.0›"}}'],
  ])('is raised with %s', (_, marked) => {
    expectEdit(['composer.json', 'composer'], 'acme/http', '2.4.1', marked, '^2.4.1');
  });
});
