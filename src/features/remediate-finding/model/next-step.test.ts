import { expect, it } from 'vitest';
import { nextStepOf } from './next-step';

const facts = {
  category: 'sast',
  has_fix: false,
  mitigation_kind: 'none',
  assignee: null,
} as const;
const all = {
  open: true,
  patched: false,
  made: false,
  pullRequest: true,
  generate: true,
  assign: true,
};

it.each([
  [
    'a secret, whatever else is possible',
    { category: 'secret' as const },
    { patched: true },
    'rotate',
  ],
  ['a patch and a host that takes it', {}, { patched: true }, 'open-pull-request'],
  ['a patch without a host', {}, { patched: true, pullRequest: false }, 'assign'],
  ['a known upgrade', { mitigation_kind: 'upgrade' as const }, {}, 'generate-fix'],
  [
    'a known fix that the person may not generate',
    { has_fix: true },
    { generate: false },
    'assign',
  ],
  ['a generated fix without a patch', { has_fix: true }, { made: true }, 'assign'],
  ['no fix known', {}, {}, 'assign'],
  ['the user may not assign it', {}, { assign: false }, undefined],
  ['a closed one', { category: 'secret' as const }, { open: false }, undefined],
])('%s', (_case, known, possible, step) => {
  expect(nextStepOf({ ...facts, ...known }, { ...all, ...possible })).toBe(step);
});
