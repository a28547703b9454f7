import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from '../../../reference/versions.ts';
import { requirement, type Syntax } from './requirement.ts';

describe('a requirement', () => {
  const syntaxes: Syntax[] = [
    'npm',
    'cargo',
    'composer',
    'python',
    'poetry',
    'ruby',
    'interval',
    'go',
  ];
  const version = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)).map((numbers) => numbers.join('.'));

  it('asks for the repaired version afterwards, in the same manner, or did before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...syntaxes),
        fc.constantFrom('', '^', '~', '>=', '=='),
        version,
        version,
        (syntax, operator, from, to) => {
          const raised = requirement(operator + from, to, syntax);
          if ('requirement' in raised) {
            expect(raised.requirement).toBe(operator + to);
            expect(compareVersions(from, to)).toBe(-1);
          } else
            expect(raised.refused).toBe(
              compareVersions(from, to) >= 0 ? 'already_there' : 'range_includes',
            );
        },
      ),
    );
  });
});
