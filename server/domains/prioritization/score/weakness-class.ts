// Classifies what a finding would give an attacker, by its CWE and by the words of its rule and
// title.
import { withAncestors } from '../../../reference/cwe.ts';
import type { Category } from '#domain/finding-category';
import type { WeaknessClass } from '#domain/priority/weakness-value';

const cwesOfClass: Partial<Record<WeaknessClass, readonly number[]>> = {
  malware: [506, 507, 509, 510, 511, 512, 912],
  execution: [77, 78, 88, 94, 95, 98, 434, 470, 502, 829, 913, 917, 1336],
  injection: [22, 23, 36, 73, 74, 89, 90, 91, 611, 643, 918, 943],
  access: [269, 284, 285, 287, 306, 345, 346, 352, 384, 639, 862, 863],
  memory: [119, 120, 121, 122, 123, 125, 134, 190, 415, 416, 787, 824, 843],
  script: [79, 80, 601, 1321, 471],
  credentials: [256, 259, 312, 321, 522, 798],
  disclosure: [200, 201, 209, 497, 532, 538, 548],
  crypto: [295, 297, 310, 311, 319, 326, 327, 328, 330, 338, 347, 759, 916],
  availability: [369, 399, 400, 401, 404, 476, 674, 703, 770, 776, 835, 1333],
  hygiene: [16, 524, 525, 614, 693, 710, 1004, 1021, 1104, 1275],
  style: [398, 477, 546, 547, 561, 563, 570, 571, 628, 676, 685, 1076, 1164],
};
const classOfCwe = new Map<number, WeaknessClass>(
  Object.entries(cwesOfClass).flatMap(([name, cwes]) =>
    cwes.map((cwe) => [cwe, name as WeaknessClass] as const),
  ),
);

const words = (text: string) => new RegExp(text, 'i');

/**
 * The first match wins, so precise classes come first. Public and privileged are checked before
 * hygiene: "bucket logging" is hygiene, "public bucket" is not.
 */
const classOfWords: readonly (readonly [WeaknessClass, RegExp])[] = [
  ['malware', words('malicious|malware|backdoor|trojan|typosquat')],
  [
    'style',
    words(
      'unused|no-undef|useless|naming|caption|deprecated|convention|irregular.whitespace|extra-boolean|no-empty|no-fallthrough|no-cond-assign|self-assign|control-regex|encoding\\b.*default|default.encoding|react-no-refs|boxed|boolean. wrapper|(?<!input )wrapper object|pkgprotect|end-of-life',
    ),
  ],
  ['cloud_key', words('\\b(aws|azure|gcp)\\b.*(key|token|secret)|(private|rsa|ssh|pem).{0,12}key')],
  [
    'exposure',
    words(
      '0\\.0\\.0\\.0/0|any principal|all principals|notpublic|public(ly)?[- _](access|bucket|ip|read|write|exposed)|allusers|open to the (world|internet)|anonymous',
    ),
  ],
  [
    'credentials',
    words(
      'hard.?coded|(password|credential|secret|token)s?\\b.*(found|stored|in )|store credential|default (password|credential)|private.?key|brute.?force|(mfa|2fa|multi.factor)',
    ),
  ],
  [
    'execution',
    words(
      '(remote|arbitrary) code|code (execution|injection)|command.injection|os.command|\\brce\\b|deserial|subprocess|\\beval\\b|detect-eval|detect-child-process|class load|new program to execute',
    ),
  ],
  [
    'injection',
    words(
      'sql.?(i\\b|inject|query|raw)|nosql|ldap.injection|xpath|xxe|xml (external|entity)|untrusted xml|path.?travers|directory traversal|ssrf|server.side request|template injection|file (write|inclusion|upload|deletion)|non-literal-require',
    ),
  ],
  [
    'script',
    words(
      'xss|cross.?site.?script|mark_safe|innerhtml|no-unsanitized|prototype pollution|open redirect',
    ),
  ],
  [
    'access',
    words(
      'auth(entication|orization)?.?bypass|improper auth|access control|csrf|cross.site request|privilege (escalation|management)|mass.assign|jwt|set-?up page|permissive access',
    ),
  ],
  [
    'privilege',
    words(
      'privileged|root user|runs? as root|elevate|escalat|host(network|pid|ipc| path)|cluster-admin|admin(istrator)?.?(access|policy)|wildcard|sys_admin|debuggable|is not protected|exported=true|service account token',
    ),
  ],
  [
    'hygiene',
    words(
      'header|cookie|banner|version|autocomplete|cache|timestamp|\\blog(ging)?\\b|monitoring|limit|liveness|readiness|probe|healthcheck|content trust|rotat|contact|\\bpin\\b|tag|label|namespace|seccomp|capabilit|\\buid\\b|\\bgid\\b|read-only|resource|requests not|expir|retention|audit-?log|access.?analyzer|noderepair|nodeupgrade|clickjacking|x-frame|csp|content.security.policy|technology detection|\\bdetection\\b|-detect\\b|screenshot|root.detection|pinning|tapjack|safetynet|stripped|rpath|runpath|backup|base64',
    ),
  ],
  [
    'crypto',
    words('tls|ssl|cipher|encrypt|md5|sha-?1|weak hash|certificate|random|\\bcbc\\b|\\bdes\\b|rc4'),
  ],
  [
    'memory',
    words('overflow|out.of.bounds|use.after.free|format.string|double free|uninitiali[sz]ed'),
  ],
  [
    'availability',
    words(
      'denial of service|redos|regular expression|unsafe.?regex|infinite|recursion|null dereference|rate.?limit|throttl|unreleased',
    ),
  ],
  ['disclosure', words('disclos|leak|information exposure|directory listing|sensitive')],
];

const secretWords: readonly (readonly [WeaknessClass, RegExp])[] = [
  ['entropy', /entropy|e-?mail|base64/i],
  [
    'cloud_key',
    /\baws|amazon|azure|gcp|google|github|gitlab|slack|stripe|twilio|npm.?token|private.?key|rsa|ssh|pgp|pem|certificate|connection.?string|mongo|postgres|mysql|jdbc|service.?account/i,
  ],
];

export interface Classified {
  category: Category;
  ruleId: string;
  title: string;
  cwes: readonly number[];
}

const fromWords = (
  text: string,
  list: readonly (readonly [WeaknessClass, RegExp])[],
): WeaknessClass | undefined => list.find(([, words]) => words.test(text))?.[0];

function fromCwes(cwes: readonly number[]): WeaknessClass | undefined {
  for (const cwe of cwes)
    for (const ancestor of withAncestors(cwe)) {
      const found = classOfCwe.get(ancestor);
      if (found !== undefined) return found;
    }
  return undefined;
}

export function toWeaknessClass({ category, ruleId, title, cwes }: Classified): WeaknessClass {
  const text = `${ruleId} ${title}`;
  if (category === 'secret') return fromWords(text, secretWords) ?? 'generic_secret';
  if (category === 'quality' || category === 'license') return 'style';
  // A CWE names the weakness; the words of a configuration finding name what it exposes.
  const stated = fromCwes(cwes);
  if (stated !== undefined && stated !== 'hygiene') return stated;
  return fromWords(text, classOfWords) ?? stated ?? 'unknown';
}
