import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { assessmentRequest, assessmentSchema, initialAssessment } from './assessment-form';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const before = { severity: 'high', fixing_effort: 20, is_subfinding: false } as const;
const values = initialAssessment(before);

it('sends what a person changed and nothing else', () => {
  expect(assessmentRequest(values, before)).toEqual({});
  expect(
    assessmentRequest({ ...values, severity: 'low', reason: 'Behind a firewall.' }, before),
  ).toEqual({ severity: 'low', reason: 'Behind a firewall.' });
  expect(assessmentRequest({ ...values, fixing_effort: '0', is_subfinding: true }, before)).toEqual(
    { fixing_effort: 0, is_subfinding: true },
  );
});

it('wants a reason for another severity, and an effort from 0 to 100', () => {
  const refused = (change: Partial<typeof values>) =>
    v
      .safeParse(assessmentSchema(before), { ...values, ...change })
      .issues?.map((issue) => v.getDotPath(issue)) ?? [];
  expect(refused({})).toEqual([]);
  expect(refused({ severity: 'low' })).toEqual(['reason']);
  expect(refused({ severity: 'low', reason: 'Behind a firewall.' })).toEqual([]);
  expect(refused({ fixing_effort: '101' })).toEqual(['fixing_effort']);
  expect(refused({ fixing_effort: '' })).toEqual([]);
});
