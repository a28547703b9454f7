/**
 * CryptoLyzer's JSON of `tls all`: the features that a server accepts, without a rating. Rated here
 * by RFC 9325 (recommendations for TLS), and for curves by RFC 8422.
 */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { hostTarget } from '../normalize/target.ts';
import { at, has, isList, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

type Judgement = Pick<RawFinding, 'severity' | 'cwes'>;

/** RFC 9325 §3.1.1: versions before TLS 1.2 must not or should not be negotiated. */
const versionFault = (version: string): Judgement | undefined =>
  /^ssl/.test(version)
    ? { severity: 'high', cwes: [327] }
    : /^tls1(?:_1)?$/.test(version)
      ? { severity: 'medium', cwes: [327] }
      : undefined;

/**
 * RFC 9325 §4.1: must not (no encryption, RC4, under 112 bits, export, anonymous) or should not be
 * used.
 */
const cipherFault = (suite: string): Judgement | undefined =>
  /_NULL_|_EXPORT|_anon_|_RC4_|_RC2_|_DES_|_DES40_/i.test(suite)
    ? { severity: 'high', cwes: [327] }
    : /_3DES_|_IDEA_|^TLS_RSA_WITH_/.test(suite)
      ? { severity: 'medium', cwes: [327] }
      : undefined;

/** RFC 8422 §5.1.1: curves under 224 bits and those of characteristic two must not be used. */
const curveFault = (curve: string): Judgement | undefined =>
  /^(?:SEC[PT](?:1\d\d|20\d)|SECT|PRIME192)/i.test(curve)
    ? { severity: 'medium', cwes: [326] }
    : undefined;

/** RFC 9155: MD5 and SHA-1 in signatures are deprecated. */
const signatureFault = (algorithm: string): Judgement | undefined =>
  /_(?:MD5|SHA1)$|_NONE$/i.test(algorithm) ? { severity: 'medium', cwes: [328] } : undefined;

const parts = {
  versions: {
    within: 'versions',
    fault: versionFault,
    what: 'Protocol version',
    mitigation: 'Offer TLS 1.2 and 1.3 alone.',
  },
  ciphers: {
    within: 'cipher_suites',
    fault: cipherFault,
    what: 'Cipher suite',
    mitigation: 'Offer suites with ephemeral keys and authenticated encryption alone.',
  },
  curves: {
    within: 'curves',
    fault: curveFault,
    what: 'Elliptic curve',
    mitigation: 'Offer X25519, P-256 and P-384 alone.',
  },
  sigalgos: {
    within: 'sig_algos',
    fault: signatureFault,
    what: 'Signature algorithm',
    mitigation: 'Offer algorithms with SHA-256 and better alone.',
  },
} as const;

const isPart = (key: unknown): key is keyof typeof parts => typeof key === 'string' && key in parts;

export const cryptoLyzer = jsonFormat({
  id: 'cryptolyzer',
  tool: 'CryptoLyzer',
  category: 'network',
  docsUrl: 'https://cryptolyzer.readthedocs.io/en/latest/',
  detect: ({ value }) =>
    has(value, 'target', 'versions.target', 'ciphers') && isList(value, 'ciphers') ? 1 : 0,
  each: ['/versions', '/ciphers/#', '/curves', '/sigalgos'],
  holds: ['/versions/#', '/cipher_suites/#', '/curves/#', '/sig_algos/#'],
  // An analyzer that does not apply to the server is `null`.
  scalars: true,
  asides: ['target', 'pubkeys', 'pubkeyreq', 'dhparams', 'extensions', 'simulations', 'vulns'],
  run: (root) => ({ targets: [hostTarget(str(root, 'target', 'address'))] }),
  map: (result, { root, keys }): Entry[] => {
    const [key] = keys;
    if (!isPart(key) || result === null) return [skipped('no_entry')];
    const { within, fault, what, mitigation } = parts[key];
    const protocol = key === 'ciphers' ? str(result, 'target', 'proto_version') : undefined;
    const target = at(result, 'target') ?? at(root, 'target');
    return texts(result, within).map((name): Entry => {
      const found = fault(name);
      return found === undefined
        ? skipped('passed')
        : {
            ...found,
            ruleId: `${key}:${name}`,
            title: `${what} ${name} is offered${protocol === undefined ? '' : ` with ${protocol}`}`,
            mitigation,
            endpoint: hostAndPort(str(target, 'address'), str(target, 'port')),
            references: ['https://www.rfc-editor.org/rfc/rfc9325'],
          };
    });
  },
});
