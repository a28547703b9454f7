import { expect, it } from 'vitest';
import { newOfGroup } from './use-group-news';

const group = { key: 'xss', label: 'HTML from input' };

it('counts of a group what the list would mark as new', () => {
  expect(newOfGroup({ severity: 'high', group: 'rule', open: 'xss' }, 'rule', group)).toEqual({
    status: 'open,in_progress',
    false_positive: 'false',
    is_duplicate: 'false',
    severity: 'high',
    rule: 'xss',
    new_since: 'last_visit',
  });
  expect(newOfGroup({ status: 'open' }, 'repository', group)).toMatchObject({ status: 'open' });
});
