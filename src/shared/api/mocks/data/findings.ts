import { faker } from '@faker-js/faker';
import type { Finding, FindingAttributes } from '../../generated/model';
import { severities } from '#domain/finding-filters';
import { getGetFindingResponseMock } from '../generated/findings/findings.msw';
import { idOf } from './ids';
import { repositoryNames } from './repositories';

type Kind = Pick<
  FindingAttributes,
  'title' | 'tool' | 'category' | 'cwe' | 'cve' | 'owasp' | 'type' | 'file' | 'component'
> & { rule: string };

const code = (
  title: string,
  rule: string,
  cwe: number,
  owasp: string,
  type: string,
  file: string,
): Kind => ({
  title,
  tool: 'semgrep',
  category: 'sast',
  rule,
  cwe: [cwe],
  cve: [],
  owasp: [owasp],
  type,
  file,
  component: null,
});
const library = (name: string, version: string, cve: string, cwe: number, fixed: string): Kind => ({
  title: `${cve} in ${name} ${version}`,
  tool: 'trivy',
  category: 'sca',
  rule: cve,
  cwe: [cwe],
  cve: [cve],
  owasp: ['A06:2021'],
  type: 'Vulnerable component',
  file: 'package-lock.json',
  component: {
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    ecosystem: 'npm',
    fixed_version: fixed,
  },
});

const kinds: readonly Kind[] = [
  code(
    'SQL injection in the statement builder',
    'javascript.express.sqli',
    89,
    'A03:2021',
    'SQL Injection',
    'src/statements/search.ts',
  ),
  code(
    'Reflected cross-site scripting in the error page',
    'javascript.express.xss',
    79,
    'A03:2021',
    'Cross-Site Scripting',
    'src/pages/error.ts',
  ),
  code(
    'Path traversal when exporting statements',
    'javascript.lang.path-join',
    22,
    'A01:2021',
    'Path Traversal',
    'src/export/files.ts',
  ),
  code(
    'Password is hashed with MD5',
    'javascript.crypto.weak-hash',
    328,
    'A02:2021',
    'Weak Hash',
    'src/accounts/password.ts',
  ),
  library('lodash', '4.17.20', 'CVE-2021-23337', 94, '4.17.21'),
  library('minimist', '1.2.5', 'CVE-2021-44906', 1321, '1.2.6'),
  library('jsonwebtoken', '8.5.1', 'CVE-2022-23529', 20, '9.0.0'),
];

const makeOne = (index: number): Finding => {
  const { rule, ...kind } =
    kinds[index % kinds.length] ??
    code('Finding', 'rule', 20, 'A04:2021', 'Input Validation', 'src/index.ts');
  const severity = faker.helpers.weightedArrayElement(
    severities.map((value, rank) => ({ value, weight: [1, 4, 8, 5, 2][rank] ?? 1 })),
  );
  const line = faker.number.int({ min: 1, max: 400 });
  const seen = faker.date.recent({ days: 90 });
  const { data } = getGetFindingResponseMock();
  return {
    id: idOf('f', index),
    attributes: {
      ...data.attributes,
      ...kind,
      severity,
      priority:
        Math.min(100, [92, 74, 48, 22, 6][severities.indexOf(severity)] ?? 0) -
        faker.number.int({ min: 0, max: 12 }) +
        (kind.cve.length > 0 ? 4 : 0),
      status: faker.helpers.weightedArrayElement([
        { value: 'open' as const, weight: 8 },
        { value: 'in_progress' as const, weight: 2 },
        { value: 'fixed' as const, weight: 2 },
      ]),
      rule: { id: rule, name: kind.title, help_uri: null },
      range: kind.component
        ? null
        : { start_line: line, start_column: 3, end_line: line + 2, end_column: 40 },
      repository: {
        id: idOf('r', index % repositoryNames.length),
        nickname: repositoryNames[index % repositoryNames.length] ?? 'ledger-api',
      },
      slsa_threats: kind.component ? ['H'] : kind.cwe[0] === 328 ? ['B'] : ['A'],
      duplicates: [],
      risk_acceptance: null,
      first_seen_at: seen.toISOString(),
      last_seen_at: new Date(seen.getTime() + 3_600_000).toISOString(),
    },
  };
};

/** The same findings at every start: a fixed seed and a fixed day. */
export const makeFindings = (count: number): Finding[] => {
  faker.seed(42);
  faker.setDefaultRefDate('2026-02-04T00:00:00Z');
  return Array.from({ length: count }, (_, index) => makeOne(index)).toSorted(
    (one, other) => other.attributes.priority - one.attributes.priority,
  );
};
