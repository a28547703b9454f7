import { expect, it } from 'vitest';
import { exclude } from './exclude';

it('leaves a value out and stops asking for it', () => {
  expect(exclude({ tool: 'semgrep,trivy' }, 'tool', 'trivy', true)).toEqual({
    tool: 'semgrep',
    not: 'tool:trivy',
  });
  expect(exclude({ cwe: '79' }, 'cwe', '79', true)).toEqual({ not: 'cwe:79' });
});

it('keeps what else is left out', () => {
  expect(exclude({ not: 'severity:low' }, 'tool', 'trivy', true)).toEqual({
    not: 'severity:low,tool:trivy',
  });
  expect(exclude({ not: 'severity:low,tool:trivy' }, 'tool', 'trivy', false)).toEqual({
    not: 'severity:low',
  });
  expect(exclude({ not: 'tool:trivy', q: 'sql' }, 'tool', 'trivy', false)).toEqual({ q: 'sql' });
});
