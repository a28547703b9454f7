import { expect, it } from 'vitest';
import type { TriageRule, TriageRuleChange } from '@/shared/api/generated/model';
import { actionOf, changeOf, othersOf, valuesOf } from './rule-values';

const nothing: TriageRuleChange = {
  false_positive: false,
  accept_risk: null,
  assignee: null,
  add_tags: [],
  due_days: null,
  reason: null,
};

const person = { id: 'p1', username: 'developer', email: 'developer@acme.example' };

const ruleWith = (change: Partial<TriageRuleChange>, obstacle: TriageRule['obstacle'] = null) =>
  ({ name: 'A rule', change: { ...nothing, ...change }, obstacle }) as unknown as TriageRule; // only what the form reads

const saved = (rule: TriageRule, change: Partial<ReturnType<typeof valuesOf>> = {}) =>
  changeOf({ ...valuesOf(rule), ...change }, rule);

it.each([
  [{ false_positive: true, reason: 'Not deployed.' }],
  [{ accept_risk: { reason: 'Internal.', until: '2027-03-31' } }],
  [{ accept_risk: { reason: 'Internal.', until: null, until_fix: true } }],
  [{ assignee_id: 'p1' }],
  [{ add_tags: ['test-code'], reason: 'Kept in the history.' }],
  [{ due_days: 0 }],
  [{ false_positive: true, reason: 'Not deployed.', add_tags: ['a', 'b'], due_days: 30 }],
])('saves %j again as it was', (input) => {
  const {
    assignee_id: assignee,
    accept_risk: risk,
    ...parts
  } = {
    assignee_id: undefined,
    accept_risk: undefined,
    ...input,
  };
  const rule = ruleWith({
    ...parts,
    ...(assignee && { assignee: { ...person, id: assignee, avatar_url: null } }),
    ...(risk && {
      accept_risk: { until_fix: false, ...(risk as { reason: string; until: null }) },
    }),
  });
  expect(saved(rule)).toEqual(input);
});

it('replaces the action that it shows, with its reason, and keeps the others', () => {
  const rule = ruleWith({ false_positive: true, reason: 'Not deployed.', due_days: 30 });
  expect(saved(rule, { action: 'tags', tags: ['x'] })).toEqual({ add_tags: ['x'], due_days: 30 });
  expect(othersOf(rule, 'due')).toEqual(nothing);
  expect(saved(rule, { action: 'accept_risk' })).toEqual({
    accept_risk: { reason: 'Not deployed.', until: null },
    due_days: 30,
  });
});

it('asks for another person where the one that the rule assigned has left', () => {
  const rule = ruleWith({ false_positive: true, reason: 'Not deployed.' }, 'assignee_left');
  expect(actionOf(rule)).toBe('assign');
  expect(saved(rule)).toBeUndefined();
  expect(saved(rule, { action: 'accept_risk' })).toEqual({
    accept_risk: { reason: 'Not deployed.', until: null },
  });
  // The rule has another obstacle, and no part of it remains.
  expect(actionOf(ruleWith({}, 'author_not_permitted'))).toBe('assign');
});
