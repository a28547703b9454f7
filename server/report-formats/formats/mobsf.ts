/**
 * MobSF's static report: permissions, manifest, code, binary, API use and secrets, in the schemas
 * of 0.9 to 4.x.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding, RawLocation } from '../raw-finding.ts';
import { firstSentence, htmlToText } from '../normalize/text.ts';
import { at, entries, has, isList, list, str, texts, tree } from '../parsers/json-access.ts';

const permissionSeverity: Readonly<Record<string, string>> = {
  dangerous: 'high',
  signature: 'low',
  normal: 'info',
  unknown: 'info',
  signatureOrSystem: 'low',
};

/** Keyed by name; 0.9 has a list. */
const permissions = (root: unknown): RawFinding[] =>
  (isList(root, 'permissions')
    ? list(root, 'permissions').map((raw) => [str(raw, 'name') ?? '', raw] as const)
    : entries(root, 'permissions')
  ).map(([name, raw]) => ({
    ruleId: name,
    title: name,
    description: `${str(raw, 'info') ?? ''}\n\n${str(raw, 'description') ?? str(raw, 'reason') ?? ''}`,
    severity: permissionSeverity[str(raw, 'status') ?? ''] ?? str(raw, 'status'),
  }));

function manifest(root: unknown): RawFinding[] {
  const found = isList(root, 'manifest_analysis')
    ? list(root, 'manifest_analysis')
    : list(root, 'manifest_analysis', 'manifest_findings');
  return [...list(root, 'manifest'), ...found].map((raw) => ({
    ruleId: str(raw, 'rule') ?? htmlToText(str(raw, 'title')),
    title: htmlToText(str(raw, 'title')) ?? str(raw, 'name'),
    description: htmlToText(str(raw, 'desc') ?? str(raw, 'description')),
    severity: str(raw, 'stat') ?? str(raw, 'severity'),
    location: { path: 'AndroidManifest.xml' },
  }));
}

/**
 * Parses `{ file: "12,40" }`, or a list of files (1.x). The first becomes the location, the others
 * related locations.
 */
function places(files: unknown): RawLocation[] {
  if (Array.isArray(files)) return texts(files).map((path) => ({ path }));
  return Object.entries(tree(files)).flatMap(([path, lines]): RawLocation[] => {
    const numbers = (str(lines) ?? '')
      .split(',')
      .map(Number)
      .filter((line) => line > 0);
    return numbers.length === 0 ? [{ path }] : numbers.map((line) => ({ path, line }));
  });
}

function rules(root: unknown, key: string): RawFinding[] {
  const found = has(root, `${key}.findings`)
    ? entries(root, key, 'findings')
    : entries(root, key).filter(([name]) => name !== 'summary');
  return found.map(([name, raw]) => {
    const metadata = at(raw, 'metadata') ?? raw;
    const [place, ...related] = places(at(raw, 'files') ?? at(raw, 'path'));
    return {
      ruleId: str(metadata, 'id') ?? name,
      title: name,
      description: str(metadata, 'description') ?? str(metadata, 'detailed_desc'),
      severity: str(metadata, 'severity') ?? str(metadata, 'level'),
      cvss: [],
      cwes: [str(metadata, 'cwe')],
      location: place,
      relatedLocations: related,
      references: [str(metadata, 'ref')],
      tags: [str(metadata, 'masvs'), str(metadata, 'owasp-mobile'), str(metadata, 'owasp')],
    };
  });
}

/** Hardening checks of a library, each with its own severity; passed checks are `info`. */
function binaries(root: unknown): RawFinding[] {
  const analysis = at(root, 'binary_analysis');
  if (!Array.isArray(analysis))
    return entries(isTree(analysis, 'findings') ? at(analysis, 'findings') : analysis)
      .filter(([name]) => name !== 'summary')
      .map(([name, raw]) => ({
        ruleId: name,
        title: name,
        description: str(raw, 'detailed_desc') ?? str(raw, 'description'),
        severity: str(raw, 'severity'),
        cwes: [str(raw, 'cwe')],
      }));
  return (analysis as unknown[]).flatMap((library) => {
    const parts = hardening(library);
    if (parts.length === 0 && has(library, 'title'))
      return [
        {
          ruleId: str(library, 'title'),
          title: str(library, 'title'),
          description: str(library, 'description') ?? str(library, 'desc'),
          severity: str(library, 'stat') ?? str(library, 'severity'),
          location: { path: str(library, 'file') },
        },
      ];
    return parts;
  });
}

/** Memory protections of a library or executable, each with its severity. */
const hardening = (library: unknown): RawFinding[] =>
  Object.entries(tree(library))
    .filter(([, raw]) => has(raw, 'severity'))
    .map(([name, raw]) => ({
      ruleId: `binary-${name}`,
      title: firstSentence(str(raw, 'description') ?? name),
      description: str(raw, 'description'),
      severity: str(raw, 'severity'),
      location: { path: str(library, 'name') },
    }));

/**
 * iOS: the executable, its libraries and frameworks, and the exceptions to App Transport Security.
 */
const appleFindings = (root: unknown): RawFinding[] => [
  ...(isList(root, 'ats_analysis')
    ? list(root, 'ats_analysis')
    : list(root, 'ats_analysis', 'ats_findings')
  ).map((raw) => ({
    ruleId: 'app-transport-security',
    title: str(raw, 'issue'),
    description: str(raw, 'description'),
    severity: str(raw, 'severity') ?? str(raw, 'status'),
    cwes: 319,
    location: { path: 'Info.plist' },
  })),
  ...hardening(at(root, 'macho_analysis')),
  ...list(root, 'dylib_analysis').flatMap(hardening),
  ...list(root, 'framework_analysis').flatMap(hardening),
];

/** Keys, certificates and databases in the package, for Android and iOS. */
const packagedFiles = (root: unknown): RawFinding[] =>
  list(root, 'file_analysis').map((raw) => {
    const [place, ...related] = list(raw, 'files').map((file) => ({
      path: str(file, 'file_path') ?? str(file),
    }));
    const what = str(raw, 'issue') ?? str(raw, 'finding') ?? str(raw, 'desc');
    return {
      ruleId: what,
      title: what,
      description: str(raw, 'description'),
      severity: str(raw, 'severity'),
      fallbackSeverity: 'medium',
      location: place,
      relatedLocations: related,
    };
  });

/** Publicly readable Firebase databases; in later versions descriptive Firebase findings. */
const firebase = (root: unknown): RawFinding[] => [
  ...list(root, 'firebase_urls')
    .filter((raw) => str(raw, 'open') === 'true')
    .map((raw) => ({
      ruleId: 'firebase-open',
      title: 'A Firebase database is open to anyone',
      severity: 'high',
      cwes: 284,
      endpoint: str(raw, 'url'),
    })),
  ...list(root, 'firebase_urls')
    .filter((raw) => has(raw, 'title'))
    .map((raw) => ({
      ruleId: str(raw, 'title'),
      title: str(raw, 'title'),
      description: str(raw, 'description'),
      severity: str(raw, 'severity'),
      endpoint: /https?:\/\/[^\s?]+/u.exec(str(raw, 'description') ?? '')?.[0],
    })),
];

/** Malicious domains that the app refers to. */
const malicious = (root: unknown): RawFinding[] =>
  entries(root, 'domains')
    .filter(([, raw]) => str(raw, 'bad') === 'yes')
    .map(([domain]) => ({
      ruleId: 'malicious-domain',
      title: 'The app names a malicious domain',
      severity: 'high',
      endpoint: domain,
    }));

/** Code findings of 0.9, keyed by their text, with a level and the files. */
const oldFindings = (root: unknown): RawFinding[] =>
  entries(root, 'findings').map(([title, raw]) => {
    const [place, ...related] = places(at(raw, 'path'));
    return {
      ruleId: title,
      title,
      severity: str(raw, 'level'),
      location: place,
      relatedLocations: related,
    };
  });

const isTree = (value: unknown, key: string): boolean => typeof at(value, key) === 'object';

const listed = (root: unknown, key: string, nested: string): RawFinding[] =>
  (isList(root, key) ? list(root, key) : list(root, key, nested)).map((raw) =>
    Array.isArray(raw)
      ? {
          ruleId: str(raw, 2) ?? key,
          title: str(raw, 2) ?? str(raw, 1),
          description: str(raw, 1),
          severity: str(raw, 0),
        }
      : {
          ruleId: str(raw, 'title') ?? str(raw, 'scope') ?? key,
          title: str(raw, 'title') ?? str(raw, 'description'),
          description: str(raw, 'description'),
          severity: str(raw, 'severity'),
        },
  );

const secrets = (root: unknown): RawFinding[] =>
  texts(root, 'secrets').map((secret) => ({
    ruleId: 'hardcoded-secret',
    title: 'Possible hardcoded secret',
    description: secret,
    severity: 'medium',
    category: 'secret',
    cwes: [798],
  }));

export const mobsf = jsonFormat({
  id: 'mobsf',
  tool: 'MobSF',
  category: 'mobile',
  docsUrl: 'https://mobsf.github.io/docs/',
  aliases: ['mobile security framework'],
  severities: {
    good: 'info',
    secure: 'info',
    hotspot: 'low',
    dangerous: 'high',
    bad: 'high',
    warning: 'medium',
    normal: 'info',
  },
  detect: ({ value }) =>
    has(value, 'app_name', 'file_name') &&
    (has(value, 'app_type') || has(value, 'package_name') || has(value, 'bundle_id'))
      ? 1
      : has(value, 'permissions', 'manifest_analysis')
        ? 0.9
        : has(value, 'average_cvss', 'security_score')
          ? 0.8
          : has(value, 'packagename') &&
              ['findings', 'manifest', 'permissions', 'bin_anal'].some((part) => has(value, part))
            ? 0.8
            : 0,
  run: (root) => ({ toolVersion: str(root, 'version') }),
  looksIn: [
    '/permissions/*',
    '/manifest/#',
    '/findings/*',
    ...['certificate', 'manifest', 'ats'].flatMap((part) => [
      `/${part}_analysis/#`,
      `/${part}_analysis/${part}_findings/#`,
    ]),
    '/network_security/#',
    '/network_security/network_findings/#',
    ...['code_analysis', 'binary_analysis', 'android_api', 'ios_api'].map((part) => `/${part}/*`),
    ...['dylib_analysis', 'framework_analysis', 'file_analysis'].map((part) => `/${part}/#`),
    '/macho_analysis/*',
    '/insecure_connections/#',
    '/secrets/#',
  ],
  map: (root) => [
    ...permissions(root),
    ...listed(root, 'certificate_analysis', 'certificate_findings'),
    ...manifest(root),
    ...listed(root, 'network_security', 'network_findings'),
    ...oldFindings(root),
    ...rules(root, 'code_analysis'),
    ...binaries(root),
    ...rules(root, 'android_api'),
    ...rules(root, 'ios_api'),
    ...entries(root, 'insecure_connections').map(([, raw]): RawFinding => ({
      ruleId: 'insecure-connection',
      title: 'Insecure connection',
      description: str(raw),
      severity: 'low',
    })),
    ...appleFindings(root),
    ...packagedFiles(root),
    ...firebase(root),
    ...malicious(root),
    ...secrets(root),
  ],
});
