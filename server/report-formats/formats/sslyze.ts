/**
 * SSLyze: JSON of 5 and later (`scan_result`), 3 and 4 (`scan_commands_results`) and older
 * versions, and the XML of 2.
 */
import { type Entry, notLookedAt } from '../entries.ts';
import { jsonFormat, type RunMetadata, xmlFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, bool, entries, has, isList, list, str, texts, tree } from '../parsers/json-access.ts';

const common = {
  tool: 'SSLyze',
  category: 'network',
  docsUrl: 'https://nabla-c0d3.github.io/sslyze/documentation/json-output.html',
} as const;

const weakProtocols: readonly [key: string, name: string][] = [
  ['ssl_2_0_cipher_suites', 'SSL 2.0'],
  ['ssl_3_0_cipher_suites', 'SSL 3.0'],
  ['tls_1_0_cipher_suites', 'TLS 1.0'],
  ['tls_1_1_cipher_suites', 'TLS 1.1'],
];

/**
 * Cipher suites permitted by BSI TR-02102-2 or Mozilla's "intermediate" profile are accepted. These
 * name parts occur in neither.
 */
const weakCipher = /NULL|ANON|EXPORT|_DES_|3DES|RC4|RC2|IDEA|SEED|MD5|TLS_RSA_WITH/i;

interface Issue {
  ruleId: string;
  title: string;
  description: string;
  severity: string;
  cves?: string[];
  cwe?: number;
}

const known = {
  heartbleed: {
    ruleId: 'heartbleed',
    title: 'Heartbleed',
    description: 'The server answers crafted heartbeat requests with its memory.',
    severity: 'critical',
    cves: ['CVE-2014-0160'],
    cwe: 125,
  },
  ccs: {
    ruleId: 'openssl-ccs-injection',
    title: 'OpenSSL CCS injection',
    description:
      'The server accepts an early ChangeCipherSpec message, which lets a person in the middle weaken the keys.',
    severity: 'high',
    cves: ['CVE-2014-0224'],
    cwe: 326,
  },
  robot: {
    ruleId: 'robot',
    title: 'ROBOT: RSA decryption oracle',
    description: 'The server’s answers distinguish well from badly padded RSA messages.',
    severity: 'high',
    cves: ['CVE-2017-13099'],
    cwe: 203,
  },
  renegotiation: {
    ruleId: 'insecure-renegotiation',
    title: 'Insecure or client-initiated renegotiation',
    description: 'The server does not support secure renegotiation, or lets clients start it.',
    severity: 'medium',
    cves: ['CVE-2009-3555'],
    cwe: 310,
  },
  compression: {
    ruleId: 'tls-compression',
    title: 'TLS compression (CRIME)',
    description: 'The server compresses before it encrypts.',
    severity: 'medium',
    cves: ['CVE-2012-4929'],
    cwe: 310,
  },
} satisfies Record<string, Issue>;

function issuesOf(results: unknown): Issue[] {
  const command = (name: string): unknown => at(results, name, 'result') ?? at(results, name);
  const found: Issue[] = [];
  if (at(command('heartbleed'), 'is_vulnerable_to_heartbleed') === true)
    found.push(known.heartbleed);
  if (at(command('openssl_ccs_injection'), 'is_vulnerable_to_ccs_injection') === true)
    found.push(known.ccs);
  if (/^VULNERABLE_/.test(str(command('robot'), 'robot_result') ?? '')) found.push(known.robot);
  const renegotiation = command('session_renegotiation');
  if (
    at(renegotiation, 'supports_secure_renegotiation') === false ||
    at(renegotiation, 'accepts_client_renegotiation') === true ||
    at(renegotiation, 'is_vulnerable_to_client_renegotiation_dos') === true
  )
    found.push(known.renegotiation);
  if (at(command('tls_compression'), 'supports_compression') === true)
    found.push(known.compression);
  for (const [key, name] of weakProtocols)
    if (list(command(key), 'accepted_cipher_suites').length > 0)
      found.push({
        ruleId: key.replaceAll('_', '-'),
        title: `${name} is accepted`,
        description: `${name} is deprecated (RFC 8996).`,
        severity: 'medium',
        cwe: 327,
      });
  for (const key of ['tls_1_2_cipher_suites', 'tls_1_3_cipher_suites']) {
    const weak = list(command(key), 'accepted_cipher_suites')
      .flatMap((suite) => str(suite, 'cipher_suite', 'name') ?? str(suite, 'name') ?? [])
      .filter((name) => weakCipher.test(name));
    if (weak.length > 0)
      found.push({
        ruleId: `weak-${key.replaceAll('_', '-')}`,
        title: `Weak cipher suites are accepted (${key.startsWith('tls_1_2') ? 'TLS 1.2' : 'TLS 1.3'})`,
        description: weak.join('\n'),
        severity: 'medium',
        cwe: 326,
      });
  }
  const deployments = list(command('certificate_info'), 'certificate_deployments');
  if (
    deployments.some(
      (deployment) => at(deployment, 'leaf_certificate_subject_matches_hostname') === false,
    )
  )
    found.push({
      ruleId: 'certificate-hostname',
      title: 'The certificate does not match the host name',
      description: texts(
        deployments[0],
        'received_certificate_chain',
        0,
        'subject',
        'rfc4514_string',
      ).join(''),
      severity: 'medium',
      cwe: 295,
    });
  if (
    deployments.some(
      (deployment) =>
        list(deployment, 'path_validation_results').length > 0 &&
        list(deployment, 'path_validation_results').every(
          (path) =>
            at(path, 'was_validation_successful') === false ||
            str(path, 'openssl_error_string') !== undefined ||
            str(path, 'validation_error') !== undefined,
        ),
    )
  )
    found.push({
      ruleId: 'certificate-untrusted',
      title: 'The certificate is not trusted',
      description:
        str(deployments[0], 'path_validation_results', 0, 'openssl_error_string') ??
        str(deployments[0], 'path_validation_results', 0, 'validation_error') ??
        '',
      severity: 'medium',
      cwe: 295,
    });
  return found;
}

const toFinding = ({ cves, cwe, ...issue }: Issue, endpoint: string): RawFinding => ({
  ...issue,
  vulnerabilityIds: cves ?? [],
  cwes: cwe,
  endpoint,
});

/** Versions 1 and 2 have the same facts, keyed by command-line option. */
function formerly(results: unknown): unknown {
  const suites = (name: string): unknown => ({
    accepted_cipher_suites: list(results, name, 'accepted_cipher_list'),
  });
  const certificate = at(results, 'certinfo');
  return {
    heartbleed: at(results, 'heartbleed'),
    openssl_ccs_injection: at(results, 'openssl_ccs'),
    robot: { robot_result: str(results, 'robot', 'robot_result_enum') },
    session_renegotiation: at(results, 'reneg'),
    tls_compression: {
      supports_compression: str(results, 'compression', 'compression_name') !== undefined,
    },
    ...Object.fromEntries(
      (
        [
          ['ssl_2_0', 'sslv2'],
          ['ssl_3_0', 'sslv3'],
          ['tls_1_0', 'tlsv1'],
          ['tls_1_1', 'tlsv1_1'],
          ['tls_1_2', 'tlsv1_2'],
          ['tls_1_3', 'tlsv1_3'],
        ] as const
      ).map(([now, then]) => [`${now}_cipher_suites`, suites(then)]),
    ),
    certificate_info:
      certificate === undefined
        ? undefined
        : {
            certificate_deployments: [
              {
                leaf_certificate_subject_matches_hostname: at(
                  certificate,
                  'certificate_matches_hostname',
                ),
                path_validation_results: list(certificate, 'path_validation_result_list').map(
                  (path) => ({
                    was_validation_successful: str(path, 'verify_string') === 'ok',
                    openssl_error_string:
                      str(path, 'verify_string') === 'ok' ? undefined : str(path, 'verify_string'),
                  }),
                ),
              },
            ],
          },
  };
}

/** Returns false if the server was unreachable or one of its checks failed. */
const wasReached = (server: unknown): boolean =>
  [str(server, 'connectivity_status'), str(server, 'scan_status')].every(
    (word) => word?.startsWith('ERROR') !== true,
  ) && entries(server, 'scan_result').every(([, check]) => str(check, 'status') !== 'ERROR');

/** Unreachable servers are in separate lists, named as on the command line. */
const unreached = (names: readonly (string | undefined)[]): Pick<RunMetadata, 'unscanned'> =>
  names.length === 0
    ? {}
    : {
        unscanned: names.map((name) => {
          const target = hostTarget(name);
          return target === undefined ? {} : { target };
        }),
      };

export const sslyzeJson = jsonFormat({
  ...common,
  id: 'sslyze',
  aliases: ['sslyze json', 'sslyze 3', 'sslyze scan (json)'],
  detect: ({ value }) =>
    isList(value, 'server_scan_results') ||
    isList(value, 'accepted_targets') ||
    has(value, 'sslyze_version')
      ? 1
      : 0,
  each: ['/server_scan_results/#', '/accepted_targets/#'],
  looksIn: ['/scan_result/*', '/scan_commands_results/*', '/commands_results/*'],
  asides: [
    ...['server_location', 'network_configuration', 'connectivity_result', 'server_info'],
    ...['scan_commands', 'scan_commands_errors', 'scan_commands_extra_arguments'],
  ],
  run: (root) => ({
    toolVersion: str(root, 'sslyze_version'),
    completedAt: str(root, 'date_scans_completed'),
    ...unreached([
      ...['invalid_server_strings', 'server_connectivity_errors'].flatMap((place) =>
        list(root, place).map((server) => str(server, 'server_string')),
      ),
      ...list(root, 'invalid_targets').flatMap((server) =>
        typeof server === 'string' ? [server] : Object.keys(tree(server)),
      ),
    ]),
  }),
  map: (server) => {
    const location =
      at(server, 'server_location') ??
      at(server, 'server_info', 'server_location') ??
      at(server, 'server_info');
    const endpoint = `${str(location, 'hostname') ?? str(location, 'ip_address') ?? ''}:${str(location, 'port') ?? '443'}`;
    const found = issuesOf(
      has(server, 'commands_results')
        ? formerly(at(server, 'commands_results'))
        : (at(server, 'scan_result') ?? at(server, 'scan_commands_results')),
    ).map((issue): Entry => toFinding(issue, endpoint));
    return wasReached(server) ? found : [...found, notLookedAt({ target: hostTarget(endpoint) })];
  },
});

export const sslyzeXml = xmlFormat({
  ...common,
  id: 'sslyze-xml',
  detect: ({ value, text }) =>
    has(value, 'document') && /SSLyzeVersion/.test(text.slice(0, 2000)) ? 1 : 0,
  each: ['/document/results/target'],
  looksIn: [
    '/heartbleed/#/openSslHeartbleed/#',
    '/openssl_ccs/#/openSslCcsInjection/#',
    '/robot/#/robotAttack/#',
    '/reneg/#/sessionRenegotiation/#',
    '/compression/#/compressionMethod/#',
    ...['sslv2', 'sslv3', 'tlsv1', 'tlsv1_1', 'tlsv1_2'].map((protocol) => `/${protocol}/#`),
  ],
  // Checks without a known weakness.
  asides: ['tlsv1_3', 'certinfo', 'fallback', 'http_headers', 'resum', 'resum_rate', 'early_data'],
  exhaustive: true,
  run: (root) => ({
    toolVersion: str(root, 'document', '@SSLyzeVersion'),
    ...unreached(
      list(root, 'document', 'invalidTargets', 'invalidTarget').map((server) => str(server)),
    ),
  }),
  map: (target) => {
    const endpoint = `${str(target, '@host') ?? ''}:${str(target, '@port') ?? '443'}`;
    const found: Issue[] = [];
    if (bool(target, 'heartbleed', 'openSslHeartbleed', '@isVulnerable') === true)
      found.push(known.heartbleed);
    if (bool(target, 'openssl_ccs', 'openSslCcsInjection', '@isVulnerable') === true)
      found.push(known.ccs);
    if (/^Vulnerable/i.test(str(target, 'robot', 'robotAttack', '@resultEnum') ?? ''))
      found.push(known.robot);
    if (
      bool(target, 'reneg', 'sessionRenegotiation', '@isSecure') === false ||
      bool(target, 'reneg', 'sessionRenegotiation', '@canBeClientInitiated') === true
    )
      found.push(known.renegotiation);
    if (bool(target, 'compression', 'compressionMethod', '@isSupported') === true)
      found.push(known.compression);
    for (const [key, name] of [
      ['sslv2', 'SSL 2.0'],
      ['sslv3', 'SSL 3.0'],
      ['tlsv1', 'TLS 1.0'],
      ['tlsv1_1', 'TLS 1.1'],
    ] as const)
      if (bool(target, key, '@isProtocolSupported') === true)
        found.push({
          ruleId: `protocol-${key}`,
          title: `${name} is accepted`,
          description: `${name} is deprecated (RFC 8996).`,
          severity: 'medium',
          cwe: 327,
        });
    const accepted = list(target, 'tlsv1_2', 'acceptedCipherSuites', 'cipherSuite')
      .flatMap((suite) => str(suite, '@name') ?? [])
      .filter((name) => weakCipher.test(name));
    if (accepted.length > 0)
      found.push({
        ruleId: 'weak-tls-1-2-cipher-suites',
        title: 'Weak cipher suites are accepted (TLS 1.2)',
        description: accepted.join('\n'),
        severity: 'medium',
        cwe: 326,
      });
    return found.map((issue) => toFinding(issue, endpoint));
  },
});
