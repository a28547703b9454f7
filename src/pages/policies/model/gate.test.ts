import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { GateBlocker, GateOutcome } from '@/shared/api/generated/model';
import { gateCommand, limitLabels, outcomeLabels } from './gate';

i18n.loadAndActivate({ locale: 'en', messages: {} });

it('writes what a shell takes as it is meant', () => {
  const command = gateCommand('https://parapet.example', {
    repository: "o'neill's",
    fail_on: 'high',
    new_only: true,
  });
  expect(command).toContain(
    String.raw`--data '{"repository":"o'\''neill'\''s","fail_on":"high","new_only":true}'`,
  );
  expect(command).toContain('"https://parapet.example/v1/gate" | jq --exit-status .passed');
});

it('has a sentence of its own for each outcome', () => {
  const say = (outcome: GateOutcome, total = 0) =>
    outcomeLabels(
      i18n,
      {
        outcome,
        total,
        passed: true,
        blockers: [],
        left_out: { total: 0, tools: [] },
        incomplete: [],
        message: 'English',
      },
      'ledger-api on main',
    );
  const sentences = [
    say('passed'),
    say('blocked', 1),
    say('blocked', 2),
    say('no_rule'),
    say('not_scanned'),
    say('incomplete'),
  ];
  expect(new Set(sentences).size).toBe(6);
  expect(sentences).not.toContain('English');
  expect(sentences[1]).toBe('1 finding blocks ledger-api on main.');
});

it('says of a blocker what it breaks', () => {
  const blocker: GateBlocker = {
    finding_id: '1',
    title: 'x',
    severity: 'high',
    priority: 80,
    limit: 'policy',
    reason: 'Never weak',
  };
  const request = { repository: 'r', fail_on: 'high', max_priority: 60 } as const;
  expect(limitLabels(i18n, blocker, request)).toBe('Never weak');
  expect(
    limitLabels(
      i18n,
      { ...blocker, limit: 'severity', reason: 'Severity is high or worse' },
      request,
    ),
  ).toBe('High or worse');
  expect(
    limitLabels(i18n, { ...blocker, limit: 'severity' }, { ...request, fail_on: 'critical' }),
  ).toBe('Critical');
  expect(limitLabels(i18n, { ...blocker, limit: 'priority' }, request)).toBe('Priority above 60');
});
