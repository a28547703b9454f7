// The kinds of findings in the mock organization. Published vulnerabilities have their published
// facts, so that one vulnerability has the same severity and score everywhere.
import type { Severity } from '#domain/finding-filters';
import type { FindingAttributes } from '../../generated/model';

type Facts = Pick<
  FindingAttributes,
  | 'title'
  | 'severity'
  | 'tool'
  | 'category'
  | 'cwe'
  | 'cve'
  | 'owasp'
  | 'type'
  | 'file'
  | 'language'
  | 'component'
  | 'slsa_threats'
  | 'cvssv3_score'
  | 'kev'
  | 'has_fix'
>;

export type FindingKind = Facts & {
  rule: string;
  /** How frequent the kind is, relative to the others. */
  weight: number;
};

type Code = [
  title: string,
  rule: string,
  severity: Severity,
  cwe: number,
  owasp: string,
  type: string,
  file: string,
  language: string,
];

const code = (weight: number, ...given: Code): FindingKind => {
  const [title, rule, severity, cwe, owasp, type, file, language] = given;
  return {
    title,
    rule,
    severity,
    weight,
    type,
    file,
    language,
    tool: 'semgrep',
    category: 'sast',
    cwe: [cwe],
    cve: [],
    owasp: [owasp],
    component: null,
    slsa_threats: ['A'],
    cvssv3_score: null,
    kev: false,
    has_fix: false,
  };
};

type Library = [
  ecosystem: string,
  name: string,
  version: string,
  fixed: string,
  cve: string,
  cwe: number,
  score: number,
  severity: Severity,
];

const manifests: Readonly<Record<string, string>> = {
  npm: 'package-lock.json',
  maven: 'pom.xml',
  pypi: 'requirements.txt',
};

const library = (weight: number, kev: boolean, ...given: Library): FindingKind => {
  const [ecosystem, name, version, fixed, cve, cwe, score, severity] = given;
  return {
    title: `${cve} in ${name} ${version}`,
    rule: cve,
    severity,
    weight,
    type: 'Vulnerable component',
    file: manifests[ecosystem] ?? null,
    language: null,
    tool: 'trivy',
    category: 'sca',
    cwe: [cwe],
    cve: [cve],
    owasp: ['A06:2021'],
    component: {
      name,
      version,
      purl: `pkg:${ecosystem}/${name.replace(':', '/')}@${version}`,
      ecosystem,
      fixed_version: fixed,
    },
    slsa_threats: ['H'],
    cvssv3_score: score,
    kev,
    has_fix: true,
  };
};

const log4j = 'org.apache.logging.log4j:log4j-core';

export const findingKinds: readonly FindingKind[] = [
  code(
    3,
    'SQL injection in the statement builder',
    'javascript.express.sqli',
    'high',
    89,
    'A03:2021',
    'SQL Injection',
    'src/statements/search.ts',
    'typescript',
  ),
  code(
    5,
    'Reflected cross-site scripting in the error page',
    'javascript.express.xss',
    'medium',
    79,
    'A03:2021',
    'Cross-Site Scripting',
    'src/pages/error.ts',
    'typescript',
  ),
  code(
    3,
    'Path traversal when exporting statements',
    'javascript.lang.path-join',
    'high',
    22,
    'A01:2021',
    'Path Traversal',
    'src/export/files.ts',
    'typescript',
  ),
  code(
    4,
    'Password is hashed with MD5',
    'python.crypto.weak-hash',
    'medium',
    328,
    'A02:2021',
    'Weak Hash',
    'accounts/password.py',
    'python',
  ),
  code(
    1,
    'Command of the converter contains the file name',
    'python.lang.os-system',
    'critical',
    78,
    'A03:2021',
    'Command Injection',
    'documents/convert.py',
    'python',
  ),
  code(
    4,
    'Cookie is set without Secure',
    'java.servlet.cookie-secure',
    'low',
    614,
    'A05:2021',
    'Cookie Flags',
    'src/main/java/web/Session.java',
    'java',
  ),
  code(
    3,
    'Exception is written to the answer',
    'java.lang.stack-trace',
    'low',
    209,
    'A04:2021',
    'Information Exposure',
    'src/main/java/web/Errors.java',
    'java',
  ),
  code(
    2,
    'Debug endpoint answers in production',
    'java.spring.actuator',
    'info',
    489,
    'A05:2021',
    'Active Debug Code',
    'src/main/resources/application.yml',
    'yaml',
  ),
  library(1, true, 'maven', log4j, '2.14.1', '2.17.1', 'CVE-2021-44228', 502, 10, 'critical'),
  library(
    1,
    true,
    'maven',
    'org.springframework:spring-beans',
    '5.3.17',
    '5.3.18',
    'CVE-2022-22965',
    94,
    9.8,
    'critical',
  ),
  library(3, false, 'npm', 'lodash', '4.17.20', '4.17.21', 'CVE-2021-23337', 94, 7.2, 'high'),
  library(2, false, 'npm', 'minimist', '1.2.5', '1.2.6', 'CVE-2021-44906', 1321, 9.8, 'critical'),
  library(3, false, 'npm', 'jsonwebtoken', '8.5.1', '9.0.0', 'CVE-2022-23539', 327, 8.1, 'high'),
  library(4, false, 'pypi', 'requests', '2.30.0', '2.31.0', 'CVE-2023-32681', 200, 6.1, 'medium'),
];
