// What the page of a mock finding shows beyond the list: texts, code and score, by its rule. An
// injection into SQL keeps the example of the contract, which is such a finding.
import type { FindingAttributes } from '../../generated/model';

type Weakness = {
  description: string;
  mitigation: string;
  /** Three lines of code; the finding is in the second. */
  lines: readonly [string, string, string];
};

const weaknesses: Readonly<Record<string, Weakness>> = {
  'javascript.express.xss': {
    description: 'The message of the request is part of the page without being escaped.',
    mitigation: 'Escape the message, or render it as text.',
    lines: [
      'app.use((error, request, response, next) => {',
      '  response.status(500).send(`<p>${request.query.message}</p>`);',
      '});',
    ],
  },
  'javascript.lang.path-join': {
    description: 'The name of the file comes from the request and may lead out of the folder.',
    mitigation: 'Accept only the last part of the name.',
    lines: [
      'export const exportFile = (request) => {',
      '  const file = path.join(exportFolder, request.query.name);',
      '  return readFile(file);',
    ],
  },
  'python.crypto.weak-hash': {
    description: 'MD5 is fast, so an attacker can try many passwords against a leaked hash.',
    mitigation: 'Use a password hash such as Argon2id.',
    lines: [
      'def store(password: str) -> str:',
      '    return hashlib.md5(password.encode()).hexdigest()',
      '',
    ],
  },
  'python.lang.os-system': {
    description: 'A shell runs the command, and the name of the file may contain another one.',
    mitigation: 'Start the program with a list of arguments, without a shell.',
    lines: ['def convert(name: str) -> None:', '    os.system(f"convert {name} out.pdf")', ''],
  },
  'java.servlet.cookie-secure': {
    description: 'The browser also sends the cookie over connections without encryption.',
    mitigation: 'Set the attribute Secure.',
    lines: [
      'Cookie cookie = new Cookie("session", id);',
      'cookie.setHttpOnly(true);',
      'response.addCookie(cookie);',
    ],
  },
  'java.lang.stack-trace': {
    description: 'The response shows the internal structure of the service.',
    mitigation: 'Log the exception, and answer with a general message.',
    lines: [
      '} catch (SQLException failure) {',
      '  failure.printStackTrace(response.getWriter());',
      '}',
    ],
  },
  'java.spring.actuator': {
    description: 'Every endpoint of the actuator is exposed, also the one that dumps the heap.',
    mitigation: 'Expose only the health endpoint.',
    lines: ['      exposure:', '        include: "*"', '    endpoint:'],
  },
};

/** Base vectors as the NVD publishes them. */
const vectors: Readonly<Record<string, string>> = {
  'CVE-2021-44228': 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H',
  'CVE-2022-22965': 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
  'CVE-2021-23337': 'CVSS:3.1/AV:N/AC:L/PR:H/UI:N/S:U/C:H/I:H/A:H',
  'CVE-2021-44906': 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
  'CVE-2022-23539': 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N',
  'CVE-2023-32681': 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:C/C:H/I:N/A:N',
};

type Details = Pick<
  FindingAttributes,
  | 'description'
  | 'mitigation'
  | 'severity_raw'
  | 'reported_severity'
  | 'cvss'
  | 'code'
  | 'code_snippet'
  | 'scanner_report_code'
  | 'code_flow'
  | 'related_locations'
  | 'references'
  | 'fix'
>;

type Facts = Pick<FindingAttributes, 'severity' | 'component' | 'cve' | 'cwe' | 'cvssv3_score'>;

const noCode = {
  ...{ code: [], code_snippet: null, scanner_report_code: null },
  ...{ code_flow: [], related_locations: [], fix: null },
};

const ofLibrary = ({ component, cve, cvssv3_score: score, severity }: Facts): Details => {
  const [id = ''] = cve;
  const vector = vectors[id];
  const { name = '', version = '', fixed_version: fixed = null } = component ?? {};
  return {
    ...noCode,
    description: `${name} ${version ?? ''} has the published vulnerability ${id}.`,
    mitigation: `Upgrade ${name} to ${fixed ?? 'a later version'}.`,
    severity_raw: severity.toUpperCase(),
    reported_severity: severity,
    cvss:
      vector === undefined || score === null
        ? []
        : [{ version: '3.1', vector, score, source: 'nvd' }],
    references: [`https://nvd.nist.gov/vuln/detail/${id}`],
  };
};

const numberOf = (line: number): string => String(line).padStart(6, '0');

const ofCode = (weakness: Weakness, { severity, cwe }: Facts, line: number): Details => {
  const { description, mitigation, lines } = weakness;
  const first = Math.max(1, line - 1);
  const numbered = lines.map((text, index) => ({
    number: numberOf(first + index),
    text,
    highlighted: first + index === line,
  }));
  return {
    ...noCode,
    description,
    mitigation,
    severity_raw: 'WARNING',
    reported_severity: severity,
    cvss: [],
    code: numbered,
    code_snippet: lines[1],
    scanner_report_code: numbered.map(({ number, text }) => `${number} ${text}`).join('\n'),
    references: cwe.map((id) => `https://cwe.mitre.org/data/definitions/${id}.html`),
  };
};

/** Undefined for the rule of the contract's example, whose details fit. */
export const detailsOf = (rule: string, facts: Facts, line: number): Details | undefined => {
  const weakness = weaknesses[rule];
  if (facts.component) return ofLibrary(facts);
  return weakness && ofCode(weakness, facts, line);
};
