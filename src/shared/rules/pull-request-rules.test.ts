import { expect, it } from 'vitest';
import { ownRulesAfter, pickRules, pullRequestRules, rulesIn } from './pull-request-rules';

const inherited = {
  draft: false,
  labels: ['security'],
  max_open: 5,
  per: 'finding',
  reviewers: 'none',
  reviewer_names: [],
  opens_by_itself: false,
  schedule: { frequency: 'daily', from: 6 },
};

it('makes an own rule of what is no longer as inherited, and keeps those of before', () => {
  expect(ownRulesAfter({ own: [], inherited }, { ...inherited })).toEqual([]);
  const same = { ...inherited, schedule: { from: 6, frequency: 'daily' } };
  expect(ownRulesAfter({ own: ['draft'], inherited }, same)).toEqual(['draft']);
  const other = {
    ...inherited,
    reviewer_names: ['ana'],
    schedule: { from: 7, frequency: 'daily' },
  };
  expect(ownRulesAfter({ own: [], inherited }, other)).toEqual(['reviewers', 'schedule']);
});

it('does not make a rule of the hours and the zone of no schedule', () => {
  const none = (zone: string) => ({
    ...inherited,
    schedule: { frequency: 'any_time', time_zone: zone },
  });
  const known = { own: [], inherited: none('UTC') };
  expect(ownRulesAfter(known, none('Europe/Madrid'))).toEqual([]);
  expect(ownRulesAfter(known, inherited)).toEqual(['schedule']);
});

it('saves of a rule all that it consists of', () => {
  expect(pickRules(inherited, ['reviewers'])).toEqual({ reviewers: 'none', reviewer_names: [] });
  expect(rulesIn(pickRules(inherited, ['labels', 'max_open']))).toEqual(['labels', 'max_open']);
  expect(rulesIn({ max_open: null })).toEqual(['max_open']);
  expect(rulesIn(inherited)).toEqual(pullRequestRules);
});
