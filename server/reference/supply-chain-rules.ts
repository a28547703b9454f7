import type { SlsaThreat } from '#domain/finding-filters';
import type { Category } from '#domain/finding-category';

/** Where a weakness has to be for its CWE to count as supply-chain evidence. */
export type Scope = 'pipeline' | 'source' | 'secret' | 'infrastructure' | 'package' | 'download';

/**
 * One kind of evidence and the SLSA 1.2 threats (https://slsa.dev/spec/v1.2/threats) and OWASP
 * CI/CD risks that it
 * points to. SLSA publishes no mapping from findings; these are Parapet's, each with its reason.
 * Vulnerable
 * dependencies have no letter in SLSA 1.2 and are shown under H, package selection.
 */
export interface SupplyChainRule {
  kind: string;
  threats: readonly SlsaThreat[];
  cicd: readonly number[];
  /** Exact rule ids by tool, the strongest evidence. */
  rules?: Readonly<Record<string, readonly string[]>>;
  /** Words in the rule's id or name, whatever the tool. */
  words?: readonly string[];
  /** Weaknesses, counted only in `scope`. */
  cwes?: readonly number[];
  scope?: Scope;
  /** Every finding of these categories, when nothing above matched. */
  categories?: readonly Category[];
  vulnerabilityPrefixes?: readonly string[];
  why: string;
}

const checkovGithubActions = (...ids: number[]) => ids.map((id) => `CKV_GHA_${String(id)}`);

export const supplyChainRules: readonly SupplyChainRule[] = [
  {
    kind: 'branch protection missing',
    threats: ['B'],
    cicd: [1],
    rules: {
      scorecard: ['Branch-Protection', 'Code-Review'],
      checkov: [
        'CKV2_GIT_1',
        ...[10, 11, 13, 14, 17, 18, 19].map((id) => `CKV_GITHUB_${String(id)}`),
      ],
    },
    words: ['branch-protection', 'branch_protection', 'branchprotection'],
    why: 'A change reaches the protected branch without review.',
  },
  {
    kind: 'robot or automatic merge bypasses review',
    threats: ['B'],
    cicd: [1, 4],
    rules: {
      zizmor: ['bot-conditions', 'dependabot-execution'],
      poutine: ['confused_deputy_auto_merge'],
    },
    why: 'A robot account lets a change pass without two-person review.',
  },
  {
    kind: 'required check can be skipped',
    threats: ['B'],
    cicd: [1, 4],
    rules: {
      zizmor: ['unsound-condition', 'unsound-contains', 'unsound-ternary'],
      poutine: ['if_always_true'],
      actionlint: ['if-cond'],
    },
    why: 'A gate that always passes is no gate.',
  },
  {
    kind: 'source host access is weak',
    threats: ['B', 'C'],
    cicd: [2, 7],
    rules: { checkov: [1, 2, 3, 26, 27].map((id) => `CKV_GITHUB_${String(id)}`) },
    words: ['legitify'],
    why: 'A taken-over administrator changes source outside the process.',
  },
  {
    kind: 'third party may change the source host',
    threats: ['C'],
    cicd: [8],
    rules: { scorecard: ['Webhooks'], zizmor: ['github-app'] },
    why: 'A compromised integration has write access to the repository.',
  },
  {
    kind: 'source or build platform has a known vulnerability',
    threats: ['C', 'E'],
    cicd: [7],
    rules: { poutine: ['known_vulnerability_in_build_platform', 'provider_known_vulnerability'] },
    why: 'The platform itself can be broken into.',
  },
  {
    kind: 'malicious code in own source',
    threats: ['A', 'B'],
    cicd: [1],
    cwes: [506, 507, 510, 511, 912],
    scope: 'source',
    why: 'Deliberately harmful code: by the producer, or slipped past review.',
  },
  {
    kind: 'text that a reviewer cannot see as it runs',
    threats: ['B'],
    cicd: [1],
    rules: { zizmor: ['obfuscation'] },
    words: ['bidi', 'homoglyph', 'trojansource', 'trojan-source', 'hidden-unicode'],
    cwes: [1007],
    scope: 'source',
    why: 'The reviewer is tricked into approving it.',
  },
  {
    kind: 'binary in the repository',
    threats: ['B'],
    cicd: [1],
    rules: { scorecard: ['Binary-Artifacts'] },
    why: 'Content that cannot be reviewed.',
  },
  {
    kind: 'unsigned commit or tag',
    threats: ['B'],
    cicd: [1],
    rules: { checkov: ['CKV_GITHUB_4', 'CKV_GIT_6'] },
    words: ['commit-signature', 'signed-commits'],
    why: 'Author and history cannot be verified.',
  },
  {
    kind: 'source host token leaked',
    threats: ['B', 'C'],
    cicd: [6],
    words: [
      'github-pat',
      'github-fine-grained',
      'github-oauth',
      'github-app-token',
      'github-refresh-token',
      'gitlab-pat',
      'gitlab-ptt',
      'gitlab-deploy-token',
      'bitbucket-client',
      'atlassian-api-token',
      'github token',
      'gitlab token',
    ],
    why: 'Whoever finds it pushes or administrates source.',
  },
  {
    kind: 'signing key or build system token leaked',
    threats: ['E'],
    cicd: [6],
    words: [
      'private-key',
      'privatekey',
      'private key',
      'travisci',
      'droneci',
      'harness-api',
      'vault-service-token',
      'hashicorp-tf',
      'gitlab-runner',
      'circleci',
      'jenkins',
      'cosign key',
    ],
    scope: 'secret',
    why: 'Provenance can be forged.',
  },
  {
    kind: 'publishing credential leaked',
    threats: ['F'],
    cicd: [6],
    words: [
      'npm-access-token',
      'npm_access_token',
      'pypi-upload',
      'rubygems-api',
      'clojars',
      'nuget-config',
      'artifactory',
      'jfrog',
      'dockerconfig',
      'docker hub',
      '_authtoken',
    ],
    scope: 'secret',
    why: 'Anyone can upload a package outside the build.',
  },
  {
    kind: 'secrets reachable from the build',
    threats: ['E'],
    cicd: [6],
    rules: {
      zizmor: [
        'artipacked',
        'hardcoded-container-credentials',
        'hardcoded-credentials',
        'unredacted-secrets',
        'secrets-outside-env',
      ],
      actionlint: ['credentials'],
      checkov: checkovGithubActions(3),
    },
    cwes: [798, 522, 312, 532],
    scope: 'pipeline',
    why: 'Steps, artifacts or logs of the build can read them.',
  },
  {
    kind: 'script injection in a workflow',
    threats: ['D', 'E'],
    cicd: [4],
    rules: {
      zizmor: ['template-injection', 'github-env', 'insecure-commands'],
      poutine: ['injection', 'llm_prompt_injection'],
      checkov: checkovGithubActions(1, 2),
      actionlint: ['expression', 'deprecated-commands'],
      scorecard: ['Dangerous-Workflow'],
    },
    cwes: [74, 77, 78, 94, 1427],
    scope: 'pipeline',
    why: 'A branch name, title or input of an attacker changes the build.',
  },
  {
    kind: 'build of an untrusted fork with privileges',
    threats: ['D', 'E'],
    cicd: [4],
    rules: {
      zizmor: ['dangerous-triggers', 'agentic-actions'],
      poutine: ['untrusted_checkout_exec', 'default_permissions_on_risky_events'],
    },
    words: [
      'pull_request_target',
      'pull-request-target',
      'untrusted-checkout',
      'untrusted_checkout',
    ],
    why: 'Code from a fork runs with the secrets of the repository.',
  },
  {
    kind: 'build inputs are not constrained',
    threats: ['D'],
    cicd: [1, 4],
    rules: { checkov: checkovGithubActions(7) },
    why: 'Parameters other than source and entry point influence the output.',
  },
  {
    kind: 'build from an unofficial reference',
    threats: ['D'],
    cicd: [3, 4],
    rules: { zizmor: ['ref-confusion', 'impostor-commit', 'ref-version-mismatch'] },
    why: 'What is fetched is not what was named.',
  },
  {
    kind: 'workflow permissions are excessive',
    threats: ['E'],
    cicd: [5],
    rules: {
      zizmor: [
        'excessive-permissions',
        'overprovisioned-secrets',
        'secrets-inherit',
        'undocumented-permissions',
      ],
      poutine: ['job_all_secrets'],
      scorecard: ['Token-Permissions'],
      checkov: ['CKV2_GHA_1'],
    },
    cwes: [250, 269, 272, 275],
    scope: 'pipeline',
    why: 'A compromised step can do more than its job.',
  },
  {
    kind: 'builds are not isolated',
    threats: ['E'],
    cicd: [5, 7],
    rules: { zizmor: ['self-hosted-runner', 'stale-runner'], poutine: ['pr_runs_on_self_hosted'] },
    why: 'One build can influence another.',
  },
  {
    kind: 'build cache can be poisoned',
    threats: ['E'],
    cicd: [9],
    rules: { zizmor: ['cache-poisoning'] },
    words: ['cache-poisoning'],
    why: 'A poisoned cache ends up in the output.',
  },
  {
    kind: 'remote code runs in the build unverified',
    threats: ['E', 'H'],
    cicd: [3, 9],
    rules: { poutine: ['unverified_script_exec'], checkov: checkovGithubActions(4) },
    words: ['curl-pipe-bash', 'curl-bash', 'pipe-to-shell'],
    cwes: [494, 829],
    scope: 'pipeline',
    why: 'Downloaded code runs without an integrity check.',
  },
  {
    kind: 'build configuration needs hardening',
    threats: ['E'],
    cicd: [7],
    rules: {
      poutine: ['debug_enabled'],
      zizmor: [
        'misfeature',
        'concurrency-limits',
        'concurrency-cancel',
        'missing-timeout',
        'timeout-minutes',
        'superfluous-actions',
      ],
    },
    why: 'Weak settings of the build, with little weight alone.',
  },
  {
    kind: 'long-lived publishing token',
    threats: ['F'],
    cicd: [6, 9],
    rules: { zizmor: ['use-trusted-publishing'] },
    why: 'An artifact can be uploaded outside the official build.',
  },
  {
    kind: 'unpinned action, image or package',
    threats: ['H'],
    cicd: [3],
    rules: {
      zizmor: [
        'unpinned-uses',
        'unpinned-images',
        'unpinned-tools',
        'unpinned-packages',
        'stale-action-refs',
        'adhoc-packages',
      ],
      poutine: ['unpinnable_action'],
      scorecard: ['Pinned-Dependencies'],
    },
    words: ['unpinned', 'revisionhash', 'third-party-action-not-pinned'],
    cwes: [829, 1357],
    scope: 'pipeline',
    why: 'A mutable reference can point to something else tomorrow.',
  },
  {
    kind: 'build component is vulnerable or of an unknown producer',
    threats: ['H'],
    cicd: [3, 8],
    rules: {
      zizmor: ['known-vulnerable-actions', 'archived-uses', 'forbidden-uses'],
      poutine: [
        'github_action_from_unverified_creator_used',
        'known_vulnerability',
        'known_vulnerability_in_build_component',
      ],
    },
    why: 'A third-party build component with a known flaw.',
  },
  {
    kind: 'typosquatting or dependency confusion',
    threats: ['H'],
    cicd: [3],
    rules: { zizmor: ['typosquat-uses'] },
    words: [
      'typosquat',
      'slopsquat',
      'brandjack',
      'dependency-confusion',
      'missing-scope-registry',
      'extra-index-url',
    ],
    cwes: [427],
    scope: 'package',
    why: 'The consumer requests a package that it did not intend.',
  },
  {
    kind: 'malicious package',
    threats: ['H'],
    cicd: [3],
    vulnerabilityPrefixes: ['MAL-'],
    words: ['malware', 'malicious-package'],
    cwes: [506],
    scope: 'package',
    why: 'A malicious package was chosen.',
  },
  {
    kind: 'unmaintained component',
    threats: ['A'],
    cicd: [3],
    rules: {
      scorecard: [
        'Maintained',
        'CII-Best-Practices',
        'Contributors',
        'Fuzzing',
        'SAST',
        'CI-Tests',
        'Security-Policy',
      ],
    },
    cwes: [1104, 1329],
    scope: 'package',
    why: 'Practices of the producer that do not deserve trust.',
  },
  {
    kind: 'download is not tied to what was reviewed',
    threats: ['G'],
    cicd: [3, 9],
    rules: { zizmor: ['insecure-origin', 'insecure-url-scheme'] },
    words: ['lockfile-missing', 'lockfile-lint', 'integrity-hash'],
    cwes: [353, 354],
    scope: 'package',
    why: 'The package can be replaced on its way.',
  },
  {
    kind: 'artifact or image is unsigned',
    threats: ['F', 'G'],
    cicd: [9],
    rules: { scorecard: ['Signed-Releases', 'Packaging'], checkov: checkovGithubActions(5) },
    words: [
      'cosign-unsigned',
      'image-not-signed',
      'unsigned-image',
      'content-trust',
      'cis-di-0005',
    ],
    cwes: [345, 347],
    scope: 'pipeline',
    why: 'Tampering after the build goes unnoticed.',
  },
  {
    kind: 'provenance is missing',
    threats: ['F'],
    cicd: [9],
    rules: { scorecard: ['SBOM'], checkov: checkovGithubActions(6) },
    words: ['slsa-verif', 'no-attestation', 'provenance-missing'],
    why: 'It is unknown where the artifact was built.',
  },
  {
    kind: 'transport of artifacts is insecure',
    threats: ['G'],
    cicd: [9],
    rules: {
      checkov: Array.from({ length: 15 }, (_, index) => `CKV2_DOCKER_${String(index + 2)}`),
    },
    cwes: [295, 300, 319, 494],
    scope: 'download',
    why: 'Certificate or signature checks are off on the way of the artifact.',
  },
  {
    kind: 'image tag is mutable',
    threats: ['G'],
    cicd: [9],
    rules: {
      checkov: ['CKV_DOCKER_7'],
      trivy: ['DS001', 'DS-0001'],
      hadolint: ['DL3006', 'DL3007'],
      dockle: ['DKL-DI-0006'],
    },
    words: ['latest-tag', 'image-tag-mutable', 'mutable-tag'],
    why: 'The name may point to another artifact tomorrow.',
  },
  {
    kind: 'artifact store can be written by others',
    threats: ['F', 'G'],
    cicd: [7, 9],
    words: ['public-registry', 'public registry', 'public-write', 'ecr-public', 'registry-public'],
    why: 'An artifact can be replaced after the build.',
  },
  {
    kind: 'audit log is off',
    threats: [],
    cicd: [10],
    cwes: [223, 778],
    scope: 'infrastructure',
    why: 'Without logs no one can verify what happened.',
  },
  {
    kind: 'vulnerable dependency or base image',
    threats: ['H'],
    cicd: [3],
    rules: { scorecard: ['Vulnerabilities', 'Dependency-Update-Tool'] },
    categories: ['sca', 'container', 'sbom'],
    why: 'A dependency with a known vulnerability was selected.',
  },
  {
    kind: 'credential of a running system leaked',
    threats: ['I'],
    cicd: [6],
    cwes: [259, 321, 547, 798],
    scope: 'source',
    categories: ['secret'],
    why: 'The artifact is used with credentials that are public.',
  },
  {
    kind: 'insecure configuration where the artifact runs',
    threats: ['I'],
    cicd: [7],
    categories: ['iac', 'cloud'],
    why: 'The artifact is used in an unsafe manner.',
  },
];
