import { describe, expect, it } from 'vitest';
import {
  type FindingState,
  findingCan,
  needsSecondApprover,
  type WantedChange,
} from './finding-can';

const open = {
  status: 'open',
  false_positive: false,
  is_duplicate: false,
  assignee_id: null,
} as const;
const fixed = { ...open, status: 'fixed' } as const;
const falsePositive = { ...open, false_positive: true };
const duplicate = { ...open, is_duplicate: true };
const accepted = { ...open, status: 'risk_accepted' } as const;

describe('what a finding allows', () => {
  it.each<[string, FindingState, ReturnType<typeof findingCan.send>]>([
    ['an open one', open, undefined],
    ['one in progress', { ...open, status: 'in_progress' }, undefined],
    ['a fixed one', fixed, 'is_fixed'],
    ['a false positive', falsePositive, 'is_false_positive'],
    ['a duplicate', duplicate, 'is_duplicate'],
    ['a fixed false positive', { ...fixed, false_positive: true }, 'is_fixed'],
  ])('sends and patches %s', (_, finding, refusal) => {
    expect(findingCan.send(finding)).toBe(refusal);
    expect(findingCan.generatePatch(finding)).toBe(refusal);
  });

  it('accepts the risk of, and assigns, what is neither fixed nor a false positive', () => {
    for (const action of [findingCan.acceptRisk, findingCan.assign]) {
      expect([open, duplicate, accepted].map(action)).toEqual([undefined, undefined, undefined]);
      expect([fixed, falsePositive].map(action)).toEqual(['is_fixed', 'is_false_positive']);
    }
  });

  it('revokes only an accepted risk', () => {
    expect(findingCan.revokeRisk(accepted)).toBeUndefined();
    expect(findingCan.revokeRisk(open)).toBe('is_not_accepted');
  });

  it('sets a status that differs, except the acceptance of a risk', () => {
    expect(findingCan.setStatus(open, 'in_progress')).toBeUndefined();
    expect(findingCan.setStatus(open, 'open')).toBe('already_so');
    expect(findingCan.setStatus(accepted, 'risk_accepted')).toBe('needs_acceptance');
    expect(findingCan.setStatus(falsePositive, 'fixed')).toBe('is_false_positive');
    expect(findingCan.setStatus(falsePositive, 'open')).toBe('already_so');
  });

  it('sets or removes the mark of a false positive, whichever is new', () => {
    expect(findingCan.setFalsePositive(open, true)).toBeUndefined();
    expect(findingCan.setFalsePositive(open, false)).toBe('already_so');
    expect(findingCan.setFalsePositive(falsePositive, false)).toBeUndefined();
  });
});

describe('several changes of a finding together', () => {
  it.each<
    [WantedChange, Parameters<typeof findingCan.change>[0], ReturnType<typeof findingCan.change>]
  >([
    [{}, open, undefined],
    [{ others: true }, fixed, undefined],
    [{ others: false }, fixed, undefined],
    [{ status: 'open' }, open, 'already_so'],
    [{ status: 'open', others: true }, open, undefined],
    [{ status: 'open', false_positive: false }, open, 'already_so'],
    [{ status: 'open', false_positive: true }, open, undefined],
    [{ status: 'fixed', false_positive: false }, falsePositive, undefined],
    [{ status: 'fixed', false_positive: true }, open, 'is_false_positive'],
    [{ status: 'risk_accepted', false_positive: true }, open, 'needs_acceptance'],
    [{ assignee_id: null }, open, 'already_so'],
    [{ assignee_id: null }, { ...fixed, assignee_id: 'ana' }, undefined],
    [{ assignee_id: 'ana' }, open, undefined],
    [{ assignee_id: 'ana' }, fixed, 'is_fixed'],
    [{ assignee_id: 'ana' }, { ...fixed, assignee_id: 'ana' }, 'already_so'],
    [{ assignee_id: 'ana', others: true }, falsePositive, 'is_false_positive'],
  ])('%o', (wanted, finding, refusal) => {
    expect(findingCan.change(finding, wanted)).toBe(refusal);
  });
});

it('asks a second person about critical findings in confidential repositories alone', () => {
  expect(needsSecondApprover({ severity: 'critical', guarded: true })).toBe(true);
  expect(needsSecondApprover({ severity: 'critical', guarded: false })).toBe(false);
  expect(needsSecondApprover({ severity: 'high', guarded: true })).toBe(false);
});
