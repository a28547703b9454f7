import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from '#domain/versions';
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

/** The resulting requirement, or why it is not changed. */
type Row = [syntax: Syntax, text: string, to: string, after: string];

const expectRequirement = (...[syntax, text, to, after]: Row) => {
  const raised = requirement(text, to, syntax);
  expect('refused' in raised ? raised.refused : raised.requirement).toBe(after);
};

describe('a single bound', () => {
  it.each<Row>([
    ['npm', '<=2.0', '1.5', 'range_includes'],
    ['npm', '<=1.5', '1.5', 'range_includes'],
    ['npm', '<=1.4', '1.5', 'several_parts'],
    ['npm', '<2.0', '1.5', 'range_includes'],
    ['npm', '<1.5', '1.5', 'several_parts'],
    ['python', '!=1.5', '1.5', 'several_parts'],
    ['python', '!=1.4', '1.5', 'range_includes'],
    ['npm', '>1.0', '1.5', '>=1.5'],
    ['npm', '> 1.0', '1.5', '>= 1.5'],
    ['ruby', '~> 1.4.2', '1.5.0', '~> 1.5.0'],
    ['npm', ' ^1.0 ', '1.5', ' ^1.5'],
    ['npm', '^1.0.0-dev', '1.2.0', '^1.2.0'],
    ['npm', '^1.0.0', '1.2.0-dev.1', '^1.2.0-dev.1'],
    ['npm', 'v1.0.0', '1.2.0', 'v1.2.0'],
    ['go', 'v1.0.0', 'v1.2.0', 'v1.2.0'],
  ])('%s %s to %s: %s', expectRequirement);
});

describe('a requirement that takes everything, or names another place', () => {
  it.each<Row>([
    ['npm', '*', '1.5', 'range_includes'],
    ['npm', ' x ', '1.5', 'range_includes'],
    ['npm', '', '1.5', 'range_includes'],
    ['npm', 'latest', '1.5', 'range_includes'],
    ['interval', 'latest.release', '1.5', 'range_includes'],
    ['npm', 'catalog:', '1.5', 'version_elsewhere'],
    ['npm', 'acme/http#v1', '1.5', 'not_from_registry'],
  ])('%s %s to %s: %s', expectRequirement);
});

describe('a version that begins so', () => {
  it.each<Row>([
    ['npm', '1.4.x', '1.4.9', 'range_includes'],
    ['npm', '1.4.x', '1.5.0', '1.5.x'],
    ['npm', '1.4.x', '1.5.0-rc.1', '1.5.0-rc.1'],
    ['python', '==1.4.*', '1.5.2', '==1.5.*'],
    ['interval', '1.*', '2.0.1', '2.*'],
    ['npm', '4', '4.17.21', 'range_includes'],
    ['npm', '4', '5.0.1', '5'],
    ['npm', '=4.17', '4.18.2', '=4.18'],
    ['composer', '4.17', '4.17.2', '4.17.2'],
    ['npm', '1.4.x', '1.3.9', 'already_there'],
    ['npm', '12.x', '12.9.0', 'range_includes'],
    ['interval', '1.4.+', '1.4.9', 'range_includes'],
    ['python', '!=1.4.*', '1.4.9', 'several_parts'],
    ['python', '!=1.4.*', '1.5', 'range_includes'],
    ['python', '>=1.0,!=1.4.*', '1.5', '>=1.5,!=1.4.*'],
    ['python', '>=1.0,!=1.4.*', '1.4.9', 'several_parts'],
    ['python', '>=1.0,<1.5.*', '1.4.9', '>=1.4.9,<1.5.*'],
  ])('%s %s to %s: %s', expectRequirement);
});

describe('a shorter version after ~', () => {
  it.each<Row>([
    ['composer', '~1.4', '1.5.0', 'range_includes'],
    ['python', '~=1.4', '1.5.1', 'range_includes'],
    ['npm', '~1.4', '1.4.5', 'range_includes'],
    ['npm', '~1.4.0', '1.4.5', '~1.4.5'],
    ['npm', '^1.4', '1.5.0', '^1.5.0'],
    ['cargo', '~1.4', '1.4.5', 'range_includes'],
    ['poetry', '~1.4', '1.4.5', 'range_includes'],
    ['ruby', '~>1.4', '1.5.0', 'range_includes'],
  ])('%s %s to %s: %s', expectRequirement);
});

// Alternatives are never raised: which of them accepts the version shows how each is parsed.
describe('one of several alternatives', () => {
  it.each<Row>([
    ['npm', '^9 || ^12.1.0', '12.5.0', 'range_includes'],
    ['npm', '^9 || ^1.0.0', '0.5.0', 'several_parts'],
    ['npm', '^9 || ^0.2.3', '0.2.9', 'range_includes'],
    ['npm', '^9 || ^0.2.3', '0.3.0', 'several_parts'],
    ['npm', '^9 || ^0.0', '0.0.5', 'range_includes'],
    ['npm', '^9 || ^0.0', '0.5.0', 'several_parts'],
    ['npm', '^9 || ^0.9', '1.0.0-rc.1', 'several_parts'],
    ['npm', '~9 || ~1', '1.9.0', 'range_includes'],
    ['npm', '~9 || ~1.10.0', '1.10.5', 'range_includes'],
    ['npm', '~9 || ~1.2.3', '1.2.9', 'range_includes'],
    ['npm', '~9 || ~1.2.3', '1.3.0', 'several_parts'],
    ['composer', '~9|~1.2.3', '1.2.9', 'range_includes'],
    ['composer', '~9|~1.2.3', '1.3.0', 'several_parts'],
    ['composer', '~9|~1.2', '1.9.0', 'range_includes'],
    ['composer', '~9|~1', '1.9.0', 'range_includes'],
    ['poetry', '~9 || ~1.2.3', '1.2.9', 'range_includes'],
    ['cargo', '~9 || ~1.2.3', '1.2.9', 'range_includes'],
  ])('%s %s to %s: %s', expectRequirement);
});

describe('parts that hold together', () => {
  it.each<Row>([
    ['python', '~=1.4,>=1.4.2', '1.5.1', '~=1.4,>=1.5.1'],
    ['python', '~=1.4,!=1.4.2', '1.5.1', 'range_includes'],
    ['python', '~=1.4.2, >= 1.4.2', '1.4.5', '~=1.4.2, >= 1.4.5'],
    ['npm', '>=1.0 <2.0', '1.5', '>=1.5 <2.0'],
    ['npm', '> 1.0 <2.0', '1.5', '>= 1.5 <2.0'],
    ['npm', '>=  1.0  <2.0', '1.5', '>=  1.5  <2.0'],
    ['npm', '>1.5 <2', '1.5', 'several_parts'],
    ['npm', '>=1.6 <2', '1.5', 'several_parts'],
    ['npm', '>=1.5 <2', '1.5', 'range_includes'],
    ['npm', '=1.5 <2', '1.5', 'range_includes'],
    ['npm', '=1.4 <2', '1.5', 'several_parts'],
    ['python', '==1.5,<2', '1.5', 'range_includes'],
    ['python', '==1.4,<2', '1.5', 'several_parts'],
    ['python', '>=1.0,!=1.5', '1.5', 'several_parts'],
    ['python', '>=1.0,<=1.5', '1.5', '>=1.5,<=1.5'],
    ['npm', '1.4 <2', '1.5', 'several_parts'],
    ['cargo', '1.4, <2', '1.5', '1.5, <2'],
    ['python', '~=1.4.2,!=1.4.3', '1.4.9', '~=1.4.9,!=1.4.3'],
    ['ruby', '~>1.4.2, !=1.4.3', '1.4.9', '~>1.4.9, !=1.4.3'],
    ['npm', '<2.0 >=1.0', '1.5', '<2.0 >=1.5'],
    ['npm', '<2.0 !=1.4', '1.5', 'range_includes'],
    ['npm', '1.x >=1.0.0', '1.5.0', '1.x >=1.5.0'],
    ['npm', '>=1.0 of <2.0', '1.5', 'several_parts'],
  ])('%s %s to %s: %s', expectRequirement);
});

describe('an interval', () => {
  it.each<Row>([
    ['interval', '[1.0,2.0)', '1.5', 'range_includes'],
    ['interval', '[1.0,2.0)', '1.0', 'range_includes'],
    ['interval', '[1.0,2.0)', '2.0', 'several_parts'],
    ['interval', '[1.0,2.0]', '2.0', 'range_includes'],
    ['interval', '(1.0,2.0)', '1.0', 'several_parts'],
    ['interval', '(1.0,2.0)', '1.5', 'range_includes'],
    ['interval', '[ 1.0 , 2.0 )', '1.5', 'range_includes'],
    ['interval', '[1.5]', '1.5', 'already_there'],
    ['interval', '[1.5]', '1.6', '[1.6]'],
    ['interval', '(,2.0)', '1.5', 'range_includes'],
    ['interval', '(,2.0]', '3.0', 'several_parts'],
    ['interval', '[1.0,)', '9.0', 'range_includes'],
    ['interval', '[2.0,)', '1.5', 'several_parts'],
    ['interval', '[1.0,2.0),[3.0,4.0)', '1.5', 'several_parts'],
    ['interval', 'x[1.0,2.0)', '1.5', 'several_parts'],
    ['npm', '[1.0,2.0)', '1.5', 'several_parts'],
  ])('%s %s to %s: %s', expectRequirement);
});
