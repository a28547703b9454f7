import type { Readings } from './fixtures.ts';

/** Synthetic reports of scanners of components, images, clouds, configuration and secrets. */
export const componentReadings: Readings = {
  'actionlint.json': [
    'actionlint',
    {
      ruleId: 'syntax-check',
      severity: 'low',
      location: { path: '.github/workflows/ci.yml', startLine: 3 },
    },
    1,
  ],
  'anchore-check.json': [
    'anchore-policy',
    {
      ruleId: 'vulnerabilities:package',
      severity: 'medium',
      vulnerabilityIds: ['CVE-2019-5481'],
      image: { reference: 'docker.io/example/shop:1' },
    },
    1,
  ],
  'anchore-engine.json': [
    'anchore-engine',
    {
      ruleId: 'CVE-2019-5188',
      severity: 'medium',
      cvss: [{ score: 6.7 }],
      component: { name: 'libext2fs2', version: '1.44.5-1', fixedVersions: ['1.44.5-1+deb10u3'] },
    },
    1,
  ],
  'anchore-gates.json': [
    'anchore-policy',
    { severity: 'high', vulnerabilityIds: ['CVE-2019-1234'], component: { name: 'openssl' } },
    1,
  ],
  'jfrog-rows.json': [
    'jfrog-xray',
    {
      severity: 'high',
      vulnerabilityIds: ['CVE-2020-1234', 'XRAY-9'],
      component: { name: 'openssl', version: '1:1.1.1d-0' },
    },
    3,
  ],
  'anchorectl-policy.json': [
    'anchore-policy',
    {
      severity: 'critical',
      vulnerabilityIds: ['CVE-2022-25235'],
      component: { name: 'libexpat1', version: '2.2.6' },
      image: { reference: 'docker.io/example/shop:1' },
    },
    2,
  ],
  'anchorectl-vulns.json': [
    'anchore-engine',
    {
      ruleId: 'CVE-2019-5188',
      severity: 'medium',
      component: { name: 'libext2fs2', version: '1.44.5-1' },
    },
    1,
  ],
  'aqua-api.json': [
    'aqua',
    {
      ruleId: 'CVE-2024-1',
      severity: 'critical',
      component: { name: 'zlib', version: '1.2.11' },
      image: { reference: 'shop:1' },
    },
    1,
  ],
  'aqua-files.json': [
    'aqua',
    {
      ruleId: 'CVE-2019-0001',
      severity: 'medium',
      component: { name: '/opt/shop/lib/x.jar' },
      location: { path: 'opt/shop/lib/x.jar' },
    },
    1,
  ],
  'aqua.json': [
    'aqua',
    {
      ruleId: 'CVE-2023-0464',
      severity: 'high',
      cvss: [{ score: 7.5 }],
      component: { name: 'openssl', version: '3.0.8', fixedVersions: ['3.0.9'] },
      image: { reference: 'shop:1' },
    },
    1,
  ],
  'asff.json': [
    'asff',
    {
      title: 'S3 buckets should block public access',
      severity: 'high',
      cloudResource: { account: '1', region: 'eu-central-1', id: 'arn:aws:s3:::shop' },
    },
    2,
  ],
  'auditjs.json': [
    'oss-index',
    {
      severity: 'high',
      cwes: [20],
      vulnerabilityIds: ['CVE-2020-11023'],
      component: { purl: 'pkg:npm/jquery@1.11.3' },
    },
    1,
  ],
  'aws-ecr-findings.json': [
    'aws-ecr',
    {
      ruleId: 'CVE-2019-5188',
      severity: 'medium',
      component: { name: 'e2fsprogs', version: '1.44.1' },
    },
    1,
  ],
  'aws-ecr.json': [
    'aws-ecr',
    {
      ruleId: 'CVE-2019-5188',
      severity: 'medium',
      cvss: [{ version: '2.0', score: 4.4 }],
      component: { name: 'e2fsprogs', version: '1.44.1-1ubuntu1.1' },
      image: { reference: 'shop:1', digest: 'sha256:aa' },
    },
    2,
  ],
  'aws-inspector.json': [
    'aws-inspector',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      epss: { score: 0.2 },
      component: { name: 'zlib', version: '1.2.11', fixedVersions: ['1.2.13'] },
      cloudResource: { id: 'i-1', account: '1' },
    },
    2,
  ],
  'azure-assessments.json': [
    'azure-assessments',
    {
      title: 'Secure transfer should be on',
      severity: 'high',
      cloudResource: { provider: 'azure', account: 's-1', id: '/subscriptions/s-1/x' },
    },
    1,
  ],
  'azure-recommendations.csv': [
    'azure-defender',
    { severity: 'high', cloudResource: { provider: 'azure', account: 's-1' } },
    1,
  ],
  'black-duck-api.json': [
    'black-duck-api',
    {
      ruleId: 'CVE-2017-5638',
      severity: 'critical',
      cwes: [20],
      component: { name: 'org.apache.struts:struts2-core', version: '2.3.1' },
      suppression: { status: 'accepted', justification: 'Not reachable' },
    },
    1,
  ],
  'black-duck-api-8.json': [
    'black-duck-api',
    {
      ruleId: 'CVE-2020-8203',
      severity: 'high',
      cwes: [1321],
      component: { name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' },
    },
    1,
  ],
  'black-duck-binary.csv': [
    'black-duck-binary',
    {
      ruleId: 'CVE-2013-0217',
      severity: 'medium',
      cvss: [{ version: '2.0', score: 5.2 }],
      component: { name: 'linux_kernel', version: '2.6.32' },
      location: { path: 'image.bin/vmlinux' },
    },
    1,
  ],
  'black-duck-rapid.json': [
    'black-duck-rapid',
    {
      ruleId: 'CVE-2020-8203',
      severity: 'high',
      component: { name: 'lodash', version: '4.17.15' },
    },
    1,
  ],
  'black-duck-components.csv': [
    'black-duck-components',
    {
      ruleId: 'policy-violation',
      severity: 'high',
      category: 'license',
      component: { name: 'left-pad', version: '1.0.0', licenses: ['GPL-3.0'] },
    },
    2,
  ],
  'black-duck.csv': [
    'black-duck',
    {
      ruleId: 'CVE-2017-7525',
      severity: 'high',
      cwes: [502],
      component: { name: 'com.fasterxml.jackson.core:jackson-databind', version: '2.8.7' },
    },
    1,
  ],
  'bomber.json': [
    'bomber',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'medium',
      cwes: [1321],
      vulnerabilityIds: ['CVE-2020-7598', 'GHSA-vh95-rmgr-6w4m'],
      component: { name: 'minimist', version: '0.0.8' },
    },
    1,
  ],
  'bun-audit.json': [
    'bun-audit',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'medium',
      cwes: [1321],
      component: { name: 'minimist', ecosystem: 'npm' },
    },
    1,
  ],
  'bundler-audit.json': [
    'bundler-audit-json',
    {
      ruleId: 'CVE-2018-16468',
      severity: 'medium',
      vulnerabilityIds: ['CVE-2018-16468', 'GHSA-g4xq-jx4w-4cjv'],
      component: { name: 'loofah', fixedVersions: ['>= 2.2.3'] },
    },
    1,
  ],
  'bundler-audit.txt': [
    'bundler-audit',
    {
      ruleId: 'CVE-2018-16468',
      title: 'Gem loofah: XSS in SVG [CVE-2018-16468]',
      severity: 'medium',
      component: { name: 'loofah', version: '2.2.2', ecosystem: 'gem' },
    },
    2,
  ],
  'cargo-audit.json': [
    'cargo-audit',
    {
      ruleId: 'RUSTSEC-2020-0091',
      vulnerabilityIds: ['RUSTSEC-2020-0091', 'CVE-2020-35711'],
      cvss: [{ score: 7.5 }],
      severity: 'high',
      component: { purl: 'pkg:cargo/arc-swap@0.4.7', fixedVersions: ['>=1.1.0'] },
    },
    1,
  ],
  'cargo-deny.jsonl': [
    'cargo-deny',
    {
      ruleId: 'RUSTSEC-2020-0091',
      severity: 'high',
      vulnerabilityIds: ['RUSTSEC-2020-0091', 'CVE-2020-35711'],
      component: { name: 'arc-swap', version: '0.4.7' },
    },
    2,
  ],
  'cfn-guard.json': [
    'cloudformation-guard',
    {
      ruleId: 'S3_ENCRYPTED',
      severity: 'medium',
      location: { path: 'template.yaml', startLine: 7, startColumn: 6 },
    },
    1,
  ],
  'cfn-lint.json': [
    'cfn-lint',
    {
      ruleId: 'E3012',
      severity: 'high',
      location: { path: 'template.yaml', startLine: 4, startColumn: 7 },
    },
    1,
  ],
  'cfn-nag.json': [
    'cfn-nag',
    {
      ruleId: 'W1',
      severity: 'medium',
      location: { path: 'template.yaml', startLine: 12 },
      cloudResource: { provider: 'aws', id: 'Bucket' },
    },
    3,
  ],
  'cfripper.json': [
    'cfripper',
    {
      ruleId: 'S3BucketPublicReadAclRule',
      severity: 'high',
      cloudResource: { provider: 'aws', id: 'Data' },
    },
    2,
  ],
  'checkov.json': [
    'checkov',
    {
      ruleId: 'CKV_AWS_18',
      severity: 'medium',
      location: { path: 'main.tf', startLine: 1, endLine: 4 },
      cloudResource: { id: 'aws_s3_bucket.data' },
    },
    2,
  ],
  'chkrootkit.txt': ['chkrootkit', { severity: 'critical', cwes: [506] }, 1],
  'clair-4.json': [
    'clair-4',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      component: { name: 'zlib', version: '1.2.11', fixedVersions: ['1.2.13'] },
      image: { digest: 'sha256:aa' },
    },
    1,
  ],
  'clair-klar.json': [
    'clair-klar',
    {
      ruleId: 'CVE-2018-20839',
      severity: 'high',
      component: { name: 'systemd', version: '237-3' },
    },
    1,
  ],
  'clair-layer.json': [
    'clair-layer',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      component: { name: 'zlib', version: '1.2.11', fixedVersions: ['1.2.13'] },
    },
    1,
  ],
  'clair.json': [
    'clair',
    {
      ruleId: 'CVE-2018-20839',
      severity: 'medium',
      component: { name: 'systemd', version: '237-3', fixedVersions: ['237-4'] },
      image: { reference: 'shop:1' },
    },
    1,
  ],
  'clamav.txt': [
    'clamav',
    {
      ruleId: 'Eicar-Test-Signature',
      severity: 'critical',
      location: { path: 'srv/upload/eicar.com' },
    },
    1,
  ],
  'cloudflare-insights.csv': [
    'cloudflare-insights-csv',
    { title: 'Unproxied A record: www.example.org', severity: 'medium' },
    1,
  ],
  'cloudflare-insights.json': [
    'cloudflare-insights',
    { ruleId: 'exposed_rdp', severity: 'medium', endpoint: 'www.example.org' },
    1,
  ],
  'cloudsplaining.json': [
    'cloudsplaining',
    {
      ruleId: 'PrivilegeEscalation',
      severity: 'high',
      cwes: [269],
      cloudResource: { account: '123456789012', id: 'arn:aws:iam::123456789012:policy/Admin' },
    },
    2,
  ],
  'cloudsploit.csv': [
    'cloudsploit-csv',
    {
      ruleId: 'S3 Bucket Versioning',
      severity: 'high',
      cloudResource: { region: 'global', id: 'arn:aws:s3:::shop' },
    },
    1,
  ],
  'cloudsploit.json': [
    'cloudsploit',
    {
      ruleId: 'bucketVersioning',
      severity: 'high',
      cloudResource: { region: 'global', id: 'arn:aws:s3:::shop' },
    },
  ],
  'composer-audit.json': [
    'composer-audit',
    {
      severity: 'medium',
      vulnerabilityIds: ['CVE-2024-0001', 'GHSA-2qrg-x229-3v8q'],
      component: { name: 'acme/framework', ecosystem: 'composer' },
    },
  ],
  'conftest.json': [
    'conftest',
    {
      title: 'Containers must not run as root',
      severity: 'high',
      location: { path: 'deploy.yaml' },
    },
    2,
  ],
  'crowdstrike-spotlight.json': [
    'crowdstrike-spotlight',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      cvss: [{ score: 7.5 }],
      component: { name: 'Chrome', version: '100' },
      endpoint: 'WEB-1',
    },
    1,
  ],
  'csaf.json': [
    'csaf',
    {
      ruleId: 'CVE-2024-1',
      severity: 'high',
      cwes: [79],
      component: { name: 'Shop', version: '1.0' },
    },
    1,
  ],
  'cyclonedx-1.2.xml': [
    'cyclonedx-xml',
    {
      ruleId: 'CVE-2018-7489',
      severity: 'critical',
      cwes: [184, 502],
      cvss: [{ score: 9.8 }],
      component: { name: 'com.fasterxml.jackson.core:jackson-databind', version: '2.9.9' },
    },
    1,
  ],
  'cyclonedx-1.6.xml': [
    'cyclonedx-xml',
    {
      ruleId: 'CVE-2020-25649',
      severity: 'high',
      cwes: [611],
      component: { name: 'jackson', version: '2.10.0' },
      suppression: { kind: 'vex:not_affected' },
    },
    1,
  ],
  'cyclonedx.json': [
    'cyclonedx',
    {
      ruleId: 'SNYK-JAVA-X-1',
      severity: 'critical',
      cwes: [502],
      vulnerabilityIds: ['SNYK-JAVA-X-1', 'CVE-2018-7489'],
      component: { name: 'com.fasterxml.jackson.core:jackson-databind', version: '2.8.0' },
    },
    1,
  ],
  'dawnscanner.json': [
    'dawnscanner',
    { ruleId: 'CVE-2016-6316', severity: 'medium', cvss: [{ score: 6.1 }] },
    1,
  ],
  'debsecan.txt': [
    'debsecan',
    {
      ruleId: 'CVE-2023-38545',
      severity: 'high',
      component: { name: 'libcurl4', ecosystem: 'deb' },
    },
    2,
  ],
  'deepfence.csv': [
    'deepfence',
    {
      severity: 'critical',
      vulnerabilityIds: ['CVE-2023-38545'],
      cvss: [{ score: 9.8 }],
      component: { name: 'libcurl4', version: '7.74.0-1.3' },
      image: { reference: 'shop:1' },
    },
    1,
  ],
  'dependabot-graphql.json': [
    'github-dependabot',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'medium',
      component: { name: 'minimist', version: '0.0.8' },
      location: { path: 'package-lock.json' },
    },
    1,
  ],
  'dependabot.json': [
    'github-dependabot',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'medium',
      cwes: [1321],
      cvss: [{ score: 5.6 }],
      component: { name: 'minimist', ecosystem: 'npm', fixedVersions: ['0.2.1'] },
      location: { path: 'package-lock.json' },
    },
    2,
  ],
  'dependency-check-old.xml': [
    'dependency-check',
    {
      ruleId: 'CVE-2014-0001',
      severity: 'medium',
      cvss: [{ version: '2.0', score: 4.3 }],
      component: { name: 'org.example:shop-core', version: '1.2' },
    },
    1,
  ],
  'dependency-check.csv': [
    'dependency-check-csv',
    {
      ruleId: 'CVE-2019-10744',
      severity: 'critical',
      cwes: [1321, 20],
      cvss: [
        { version: '3.1', score: 9.1 },
        { version: '2.0', score: 6.4 },
      ],
      component: { purl: 'pkg:npm/left-pad@1.0.0' },
      location: { path: 'package-lock.json?/left-pad:1.0.0' },
    },
    2,
  ],
  'dependency-check.json': [
    'dependency-check-json',
    {
      ruleId: 'CVE-2019-14540',
      severity: 'critical',
      cwes: [502],
      component: { purl: 'pkg:maven/com.fasterxml.jackson.core/jackson-databind@2.9.8' },
    },
    2,
  ],
  'dependency-check.xml': [
    'dependency-check',
    {
      ruleId: 'CVE-2019-14540',
      severity: 'critical',
      cwes: [502],
      cvss: [{ version: '3.1', score: 9.8 }],
      component: { name: 'com.fasterxml.jackson.core:jackson-databind', version: '2.9.8' },
      location: { path: 'app/lib/jackson-databind-2.9.8.jar' },
    },
    3,
  ],
  'dependency-track-api.json': [
    'dependency-track',
    { ruleId: 'CVE-2020-7598', severity: 'medium' },
    1,
  ],
  'dependency-track.json': [
    'dependency-track',
    {
      ruleId: 'CVE-2020-7598',
      severity: 'medium',
      cwes: [1321],
      vulnerabilityIds: ['CVE-2020-7598', 'GHSA-vh95-rmgr-6w4m'],
      component: { name: 'minimist', version: '0.0.8' },
      epss: { score: 0.01 },
    },
    2,
  ],
  'detect-secrets.json': [
    'detect-secrets',
    {
      ruleId: 'AWS Access Key',
      severity: 'high',
      cwes: [798],
      location: { path: 'app/.env', startLine: 3 },
      stableFingerprint: 'hashed_secret=4b0883af560289eb2837b20b7015b8258e9b2329',
    },
    1,
  ],
  'devaudit.json': [
    'devaudit',
    {
      title: 'Script injection',
      component: { name: 'jQuery', version: '1.8.0', ecosystem: 'nuget' },
    },
    1,
  ],
  'docker-bench.json': [
    'docker-bench',
    {
      ruleId: '1.1.1',
      severity: 'high',
      title: '1.1.1 - Ensure a separate partition for containers has been created',
    },
    3,
  ],
  'dockerfile-lint.json': [
    'dockerfile-lint',
    { ruleId: 'no_root', severity: 'high', location: { path: 'Dockerfile', startLine: 3 } },
    2,
  ],
  'dockle.json': [
    'dockle',
    { ruleId: 'CIS-DI-0001', severity: 'medium', image: { reference: 'shop:1' } },
    2,
  ],
  'dotnet-list.json': [
    'dotnet-list-vulnerable',
    {
      ruleId: 'GHSA-5crp-9r3c-p9vr',
      severity: 'high',
      component: { purl: 'pkg:nuget/Newtonsoft.Json@9.0.1', direct: true },
      location: { path: 'src/Shop.csproj' },
    },
    1,
  ],
  'gcloud-artifact.json': [
    'gcloud-artifact',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      cvss: [{ score: 7.5, vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' }],
      component: { name: 'zlib', fixedVersions: ['1.2.13'] },
    },
    1,
  ],
  'gcp-scc.json': [
    'gcp-scc',
    {
      ruleId: 'PUBLIC_BUCKET_ACL',
      severity: 'high',
      cloudResource: { provider: 'gcp', account: 'shop', id: '//storage.googleapis.com/data' },
    },
    1,
  ],
  'ggshield.json': [
    'ggshield',
    {
      severity: 'high',
      cwes: [798],
      location: { path: 'app/.env', startLine: 2 },
      fingerprints: { ignoreSha: 'abc' },
    },
    1,
  ],
  'gitguardian-incidents.json': [
    'gitguardian-incidents',
    { ruleId: 'slack_bot_token', severity: 'high', cwes: [798], location: { path: 'app/keys.py' } },
    1,
  ],
  'github-code-scanning.json': [
    'github-code-scanning',
    {
      ruleId: 'js/zipslip',
      severity: 'high',
      cwes: [22],
      location: { path: 'src/main.js', startLine: 917 },
    },
    1,
  ],
  'github-secret-scanning.json': [
    'github-secret-scanning',
    {
      ruleId: 'adafruit_io_key',
      severity: 'high',
      location: { path: 'src/keys.js', startLine: 5 },
    },
    1,
  ],
  'gitlab-container.json': [
    'gitlab',
    {
      severity: 'high',
      category: 'container',
      vulnerabilityIds: ['CVE-2019-18276'],
      component: { name: 'bash', version: '5.0-4', ecosystem: 'deb' },
      image: { reference: 'registry.example.org/shop:1' },
    },
    1,
  ],
  'gitlab-dependency.json': [
    'gitlab',
    {
      severity: 'high',
      category: 'sca',
      vulnerabilityIds: ['CVE-2019-10744'],
      cwes: [1321],
      component: { name: 'lodash', version: '4.17.11', manifestPath: 'package-lock.json' },
    },
    1,
  ],
  'gitlab-secrets.json': [
    'gitlab',
    {
      severity: 'critical',
      category: 'secret',
      location: { path: 'app/.env', startLine: 3 },
      author: { commit: 'abcdef' },
    },
    1,
  ],
  'gitleaks-7.jsonl': [
    'gitleaks',
    { ruleId: 'AWS Access Key', location: { path: 'app/.env', startLine: 3 } },
    2,
  ],
  'gitleaks.csv': [
    'gitleaks-csv',
    {
      ruleId: 'aws-access-token',
      severity: 'high',
      cwes: [798],
      location: { path: 'app/.env', startLine: 3 },
      author: { commit: 'abcdef', email: 'dev@example.org' },
    },
    1,
  ],
  'gitleaks.json': [
    'gitleaks',
    {
      ruleId: 'aws-access-token',
      severity: 'high',
      cwes: [798],
      location: { path: 'app/.env', startLine: 3 },
      author: { commit: 'abcdef', email: 'dev@example.org' },
    },
    1,
  ],
  'govulncheck.json': [
    'govulncheck',
    {
      ruleId: 'GO-2022-0969',
      vulnerabilityIds: ['GO-2022-0969', 'CVE-2022-27664'],
      component: { name: 'golang.org/x/net', version: 'v0.0.0', fixedVersions: ['v0.1.0'] },
      location: { path: 'main.go', startLine: 9 },
    },
    1,
  ],
  'grype.json': [
    'grype',
    {
      ruleId: 'GHSA-v6rh-hp5x-86rv',
      severity: 'high',
      vulnerabilityIds: ['GHSA-v6rh-hp5x-86rv', 'CVE-2021-44420'],
      cvss: [{ score: 7.3 }],
      component: {
        name: 'Django',
        version: '3.2.9',
        purl: 'pkg:pypi/django@3.2.9',
        fixedVersions: ['3.2.10'],
      },
    },
    1,
  ],
  'guarddog.json': [
    'guarddog',
    { ruleId: 'typosquatting', severity: 'high', cwes: [506], component: { name: 'reqests' } },
    2,
  ],
  'guardduty.json': [
    'asff',
    {
      ruleId: 'UnauthorizedAccess:EC2/SSHBruteForce',
      severity: 'high',
      cloudResource: { account: '1', type: 'Instance', id: 'i-1' },
    },
    1,
  ],
  'hadolint.json': [
    'hadolint',
    { ruleId: 'DL3008', severity: 'medium', location: { path: 'Dockerfile', startLine: 3 } },
    2,
  ],
  'harbor-plain.json': ['harbor', { ruleId: 'CVE-2023-1', severity: 'high' }, 1],
  'harbor.json': [
    'harbor',
    {
      ruleId: 'CVE-2023-4911',
      severity: 'high',
      cwes: [787],
      component: { name: 'glibc', fixedVersions: ['2.36-9+deb12u3'] },
    },
  ],
  'inspec.json': [
    'inspec',
    { ruleId: 'tmp-1.0', severity: 'high', location: { path: 'controls/tmp.rb', startLine: 3 } },
    1,
  ],
  'jfrog-scan.json': [
    'jfrog-xray',
    {
      severity: 'critical',
      vulnerabilityIds: ['CVE-2021-44906', 'XRAY-210300'],
      cvss: [{ score: 9.8 }],
      component: {
        name: 'minimist',
        version: '1.2.0',
        ecosystem: 'npm',
        fixedVersions: ['1.2.6'],
      },
    },
    1,
  ],
  'jfrog-simple.json': [
    'jfrog-xray',
    {
      severity: 'critical',
      vulnerabilityIds: ['CVE-2021-44906', 'XRAY-210300'],
      cvss: [{ score: 9.8 }, { version: '2.0', score: 7.5 }],
      component: { name: 'minimist', version: '1.2.0' },
    },
    1,
  ],
  'jfrog-summary.json': [
    'jfrog-xray',
    {
      severity: 'high',
      cwes: [1321],
      vulnerabilityIds: ['CVE-2021-44906', 'XRAY-1'],
      component: { name: 'minimist', version: '1.2.0' },
    },
    1,
  ],
  'jfrog-xray.json': [
    'jfrog-xray',
    {
      severity: 'high',
      vulnerabilityIds: ['CVE-2021-44906', 'XRAY-1'],
      cwes: [1321],
      cvss: [{ score: 9.8 }],
      component: { name: 'minimist', version: '1.2.0' },
    },
  ],
  'kics.json': [
    'kics',
    {
      ruleId: 'q-1',
      severity: 'high',
      cwes: [284],
      location: { path: 'main.tf', startLine: 4 },
      stableFingerprint: 'similarityId=abc',
    },
    1,
  ],
  'kingfisher.json': [
    'kingfisher',
    {
      ruleId: 'kingfisher.github.1',
      severity: 'critical',
      confidence: 'high',
      location: { path: 'app/.env', startLine: 3 },
    },
    1,
  ],
  'krakend-audit.json': [
    'krakend-audit',
    { ruleId: '2.1.3', severity: 'critical', title: 'KrakenD 2.1.3: TLS should be enabled' },
    2,
  ],
  'kube-bench.json': [
    'kube-bench',
    { ruleId: '1.1.1', severity: 'medium', title: '1.1.1 - Permissions of the pod specification' },
    2,
  ],
  'kube-hunter.json': [
    'kube-hunter',
    { ruleId: 'KHV002', severity: 'medium', endpoint: '10.0.0.1:6443' },
    2,
  ],
  'kube-linter.json': [
    'kube-linter',
    {
      ruleId: 'no-read-only-root-fs',
      cloudResource: { provider: 'kubernetes', id: 'shop/Deployment/app' },
    },
  ],
  'kube-score.json': [
    'kube-score',
    {
      ruleId: 'container-image-tag',
      severity: 'high',
      location: { path: 'web.yaml', startLine: 1 },
      cloudResource: { id: 'shop/Deployment/web/web' },
    },
    2,
  ],
  'kubeaudit.jsonl': [
    'kubeaudit',
    {
      ruleId: 'AutomountServiceAccountTokenTrueAndDefaultSA',
      severity: 'high',
      cloudResource: { id: 'shop/Deployment/web' },
    },
    2,
  ],
  'kubescape-1.json': [
    'kubescape-1',
    { ruleId: 'C-0016', severity: 'medium', cloudResource: { id: 'shop/Deployment/web' } },
    1,
  ],
  'kubescape.json': [
    'kubescape',
    { ruleId: 'C-0016', severity: 'medium', location: { path: 'deploy/web.yaml' } },
    1,
  ],
  'kubesec.json': [
    'kubesec',
    { ruleId: 'Privileged', severity: 'critical', location: { path: 'web.yaml' } },
    2,
  ],
  'lacework-api.json': [
    'lacework-api',
    {
      ruleId: 'CVE-2023-1111',
      severity: 'high',
      cvss: [{ score: 7.5 }],
      component: { name: 'zlib', version: '1.2.11', fixedVersions: ['1.2.13'] },
      image: { reference: 'shop' },
    },
    1,
  ],
  'lacework.json': [
    'lacework',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      component: { name: 'zlib', version: '1.2.11', fixedVersions: ['1.2.13'] },
      image: { reference: 'docker.io/shop' },
    },
    1,
  ],
  'legitify.json': [
    'legitify',
    {
      ruleId: 'two_factor_authentication_not_required_for_organization',
      severity: 'high',
      cloudResource: { id: 'https://github.com/example' },
    },
    1,
  ],
  'mend.json': [
    'mend',
    {
      severity: 'critical',
      cvss: [{ score: 10 }],
      component: { name: 'org.apache.logging.log4j:log4j-core', version: '2.8.2' },
    },
    2,
  ],
  'meterian.json': [
    'meterian',
    {
      severity: 'high',
      cwes: [400],
      vulnerabilityIds: ['CVE-2020-26289'],
      cvss: [{ score: 7.5 }],
      component: {
        name: 'date-and-time',
        version: '0.6.3',
        ecosystem: 'npm',
        fixedVersions: ['0.14.2', '0.6.3'],
      },
      location: { path: 'package.json' },
    },
    2,
  ],
  'mix-audit.json': [
    'mix-audit',
    {
      ruleId: 'GHSA-9cwc-m2cr-9f4q',
      severity: 'medium',
      vulnerabilityIds: ['CVE-2020-35476', 'GHSA-9cwc-m2cr-9f4q'],
      component: { purl: 'pkg:hex/phoenix@1.4.0', fixedVersions: ['>= 1.4.17'] },
    },
    1,
  ],
  'n0s1.json': [
    'n0s1',
    {
      ruleId: 'github-pat',
      severity: 'high',
      cwes: [798],
      endpoint: 'https://tickets.example.org/browse/SHOP-1',
    },
    1,
  ],
  'nancy.json': [
    'nancy',
    {
      severity: 'high',
      vulnerabilityIds: ['CVE-2020-15114'],
      component: { name: 'github.com/coreos/etcd', version: 'v3.3.10+incompatible' },
    },
    1,
  ],
  'neuvector-compliance.json': [
    'neuvector-compliance',
    { ruleId: '4.1', severity: 'high', tags: ['Level 1'] },
    2,
  ],
  'neuvector.json': [
    'neuvector',
    {
      ruleId: 'CVE-2021-44228',
      severity: 'high',
      cvss: [{ score: 10 }, { score: 9.3 }],
      component: { name: 'log4j', version: '2.14', fixedVersions: ['2.15.0'] },
    },
    1,
  ],
  'noseyparker.json': [
    'noseyparker',
    {
      severity: 'high',
      cwes: [798],
      location: { path: 'app/.env', startLine: 3 },
      author: { commit: 'abcdef' },
    },
    1,
  ],
  'npm-audit-6.json': [
    'npm-audit',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'medium',
      cwes: [1321],
      component: { name: 'minimist', version: '0.0.8', fixedVersions: ['0.2.1'] },
    },
    1,
  ],
  'npm-audit-7.json': [
    'npm-audit-7',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'critical',
      cwes: [1321],
      cvss: [{ score: 9.8 }],
      component: { name: 'minimist', direct: false },
    },
    2,
  ],
  'nsp.json': [
    'nsp',
    {
      ruleId: 'nsp-39',
      severity: 'medium',
      cvss: [{ score: 5.3 }],
      component: { name: 'uglify-js', version: '2.4.24', fixedVersions: ['2.6.0'] },
    },
    1,
  ],
  'ocsf.json': [
    'ocsf',
    {
      ruleId: 's3_bucket_public_access',
      severity: 'critical',
      cloudResource: { account: '1', region: 'eu-central-1', id: 'arn:aws:s3:::shop' },
    },
    2,
  ],
  'openscap.xml': [
    'openscap',
    {
      ruleId: 'xccdf_org.example_rule_1',
      severity: 'high',
      vulnerabilityIds: ['CVE-2017-3636', 'RHSA-2017:2192'],
      endpoint: 'web-1',
    },
    1,
  ],
  'openvex.json': [
    'openvex',
    {
      ruleId: 'CVE-2021-44228',
      suppression: {
        kind: 'vex:not_affected',
        justification: 'vulnerable_code_not_in_execute_path',
      },
      component: { name: 'org.example:shop' },
    },
  ],
  'orca.csv': [
    'orca-csv',
    {
      title: 'Unencrypted volume',
      severity: 'medium',
      cloudResource: { account: 'shop-production', id: 'vol-1' },
    },
    1,
  ],
  'orca.json': [
    'orca',
    {
      title: 'Bucket is publicly readable',
      severity: 'high',
      cloudResource: { account: 'shop-production', id: 'shop-data' },
    },
    1,
  ],
  'ort-1.json': ['ort', { ruleId: 'COPYLEFT', severity: 'high' }, 2],
  'ort-model.json': [
    'ort-model',
    {
      ruleId: 'COPYLEFT',
      severity: 'high',
      component: { name: 'org.example:lib', version: '1.0', purl: 'pkg:maven/org.example/lib@1.0' },
    },
    2,
  ],
  'ort.json': [
    'ort',
    {
      ruleId: 'COPYLEFT',
      severity: 'high',
      component: { name: 'org.example:lib', version: '1.0', licenses: ['GPL-3.0-only'] },
    },
    2,
  ],
  'osv-scanner.json': [
    'osv-scanner',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'medium',
      vulnerabilityIds: ['GHSA-vh95-rmgr-6w4m', 'CVE-2020-7598'],
      component: { purl: 'pkg:npm/minimist@0.0.8', fixedVersions: ['0.2.1'] },
      location: { path: 'shop/package-lock.json' },
    },
    1,
  ],
  'osv-query.json': [
    'osv',
    { ruleId: 'GHSA-vh95-rmgr-6w4m', component: { name: 'minimist', ecosystem: 'npm' } },
    3,
  ],
  'osv-records.json': [
    'osv',
    {
      ruleId: 'USN-1-1',
      title: 'USN-1-1 in zlib',
      severity: 'medium',
      vulnerabilityIds: ['CVE-2026-1111'],
      component: { name: 'zlib', fixedVersions: ['1:1.2.11-2', '1:1.3-3'] },
    },
    3,
  ],
  'osv-records.jsonl': [
    'osv',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'medium',
      component: { name: 'minimist', fixedVersions: ['0.2.1'] },
    },
    3,
  ],
  'osv.json': [
    'osv',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      severity: 'medium',
      vulnerabilityIds: ['GHSA-vh95-rmgr-6w4m', 'CVE-2020-7598'],
      cwes: [1321],
      component: { name: 'minimist', fixedVersions: ['0.2.1'] },
    },
  ],
  'pip-audit.json': [
    'pip-audit',
    {
      ruleId: 'PYSEC-2019-179',
      vulnerabilityIds: ['PYSEC-2019-179', 'CVE-2019-1010083'],
      component: { purl: 'pkg:pypi/flask@0.5', fixedVersions: ['1.0'] },
    },
    1,
  ],
  'polaris.json': [
    'polaris',
    { ruleId: 'hostIPCSet', severity: 'high', cloudResource: { id: 'shop/Deployment/web' } },
    2,
  ],
  'popeye.json': [
    'popeye',
    { ruleId: 'POP-106', severity: 'low', cloudResource: { type: 'pods', id: 'shop/web' } },
    1,
  ],
  'powerpipe.csv': [
    'powerpipe-csv',
    {
      ruleId: 'aws_compliance.control.cis_v300_2_1_4',
      title: 'Buckets block public access',
      severity: 'high',
    },
    1,
  ],
  'ggshield-iac.json': [
    'ggshield',
    {
      ruleId: 'GG_IAC_0001',
      severity: 'high',
      category: 'iac',
      location: { path: 'main.tf', startLine: 3 },
    },
    1,
  ],
  'powerpipe.json': [
    'powerpipe',
    {
      ruleId: 'aws_compliance.control.cis_v300_2_1_4',
      severity: 'medium',
      cloudResource: { account: '1', region: 'eu-central-1', id: 'arn:aws:s3:::data' },
    },
    1,
  ],
  'prowler-2.csv': [
    'prowler-2',
    { ruleId: 'check11', severity: 'high', cloudResource: { provider: 'aws', account: '1' } },
    1,
  ],
  'prowler-2.jsonl': ['prowler-json', { ruleId: '1.1', severity: 'high' }, 1],
  'prowler-3.json': [
    'prowler-json',
    {
      ruleId: 's3_bucket_public_access',
      severity: 'critical',
      cloudResource: { account: '1', id: 'arn:aws:s3:::shop' },
    },
    1,
  ],
  'prowler-4.csv': [
    'prowler',
    {
      ruleId: 's3_bucket_public_access',
      severity: 'critical',
      cloudResource: { provider: 'aws', account: '1', id: 'arn:aws:s3:::shop' },
    },
    1,
  ],
  'regula.json': [
    'regula',
    {
      ruleId: 'FG_R00229',
      severity: 'high',
      location: { path: 'main.tf', startLine: 3 },
      cloudResource: { provider: 'aws', id: 'aws_s3_bucket.data' },
    },
    1,
  ],
  'retirejs.json': [
    'retirejs',
    {
      ruleId: 'CVE-2012-6708',
      severity: 'medium',
      cwes: [79],
      component: { purl: 'pkg:npm/jquery@1.8.0', fixedVersions: ['1.9.0'] },
    },
  ],
  'rkhunter.txt': [
    'rkhunter',
    { severity: 'medium', location: { path: 'usr/bin/lwp-request' } },
    1,
  ],
  'roxctl-check.json': [
    'roxctl',
    { ruleId: 'Fixable Severity at least Important', severity: 'high' },
    1,
  ],
  'roxctl.json': [
    'roxctl',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      component: { name: 'zlib', version: '1.2.11', fixedVersions: ['1.2.13'] },
    },
    1,
  ],
  'rusty-hog.json': [
    'rusty-hog',
    {
      ruleId: 'Email address',
      severity: 'high',
      location: { path: 'main.go', startLine: 4 },
      author: { commit: 'abcdef' },
    },
    1,
  ],
  'safety-1.json': ['safety', { ruleId: '38449', component: { purl: 'pkg:pypi/django@1.10' } }, 1],
  'safety-scan.json': [
    'safety',
    {
      ruleId: '61489',
      component: { purl: 'pkg:pypi/pillow@9.0.0', fixedVersions: ['10.3.0'] },
      location: { path: 'shop/requirements.txt' },
    },
    2,
  ],
  'safety.json': [
    'safety',
    {
      severity: 'medium',
      vulnerabilityIds: ['CVE-2023-0286'],
      component: { purl: 'pkg:pypi/cryptography@36.0.0' },
    },
  ],
  'scorecard.json': [
    'scorecard',
    {
      ruleId: 'Token-Permissions',
      severity: 'high',
      location: { path: '.github/workflows/ci.yml', startLine: 9 },
    },
    1,
  ],
  'scout-suite.js': [
    'scout-suite',
    {
      ruleId: 'aws:s3-bucket-world-acl',
      severity: 'high',
      cloudResource: { provider: 'aws', account: '1', id: 'shop-data' },
    },
    1,
  ],
  'scout2.js': [
    'scout-suite',
    { ruleId: 'aws:ec2-default-security-group', severity: 'high', cloudResource: { account: '1' } },
    1,
  ],
  'secretlint.json': [
    'secretlint',
    { severity: 'high', cwes: [798], location: { path: 'app/.env', startLine: 3, startColumn: 5 } },
    1,
  ],
  'snyk-api.json': [
    'snyk',
    {
      ruleId: 'SNYK-JS-LODASH-567746',
      severity: 'high',
      cwes: [1321],
      vulnerabilityIds: ['CVE-2020-8203', 'SNYK-JS-LODASH-567746'],
      component: { name: 'lodash', version: '4.17.15' },
    },
    1,
  ],
  'snyk-iac.json': [
    'snyk',
    {
      ruleId: 'SNYK-CC-TF-1',
      severity: 'medium',
      category: 'iac',
      location: { path: 'main.tf', startLine: 4 },
    },
    2,
  ],
  'snyk-issues.json': [
    'snyk-issues',
    {
      ruleId: 'SNYK-JS-MINIMIST-559764',
      severity: 'high',
      cwes: [1321],
      component: { name: 'minimist', version: '0.0.8' },
      stableFingerprint: 'issueKey=k1',
    },
    2,
  ],
  'snyk.json': [
    'snyk',
    {
      ruleId: 'SNYK-JS-MINIMIST-559764',
      severity: 'medium',
      cwes: [1321],
      vulnerabilityIds: ['CVE-2020-7598', 'GHSA-vh95-rmgr-6w4m', 'SNYK-JS-MINIMIST-559764'],
      component: {
        purl: 'pkg:npm/minimist@0.0.8',
        fixedVersions: ['0.2.1', '1.2.3'],
        direct: false,
      },
      location: { path: 'package-lock.json' },
    },
    // The same issue twice by one path: the second one is another location of the same finding.
    4,
  ],
  'sonatype-iq-policy.json': [
    'sonatype-iq',
    {
      ruleId: 'p1',
      severity: 'critical',
      vulnerabilityIds: ['CVE-2021-44906'],
      component: { purl: 'pkg:npm/minimist@1.2.0' },
    },
    1,
  ],
  'sonatype-iq.json': [
    'sonatype-iq',
    {
      ruleId: 'CVE-2007-3385',
      severity: 'medium',
      cwes: [200],
      cvss: [{ version: '2.0', score: 4.3 }],
      component: { name: 'tomcat:tomcat-util', version: '5.5.23' },
    },
    2,
  ],
  'spdx.json': [
    'spdx',
    {
      ruleId: 'https://nvd.nist.gov/vuln/detail/CVE-2024-1',
      component: { purl: 'pkg:npm/left-pad@1.0.0' },
    },
  ],
  'spdx.spdx': [
    'spdx-tag-value',
    { vulnerabilityIds: ['CVE-2024-12345'], component: { purl: 'pkg:npm/left-pad@1.0.0' } },
    1,
  ],
  'spectra-assure.json': [
    'spectra-assure',
    {
      ruleId: 'CVE-2023-38545',
      severity: 'critical',
      component: { name: 'curl', version: '7.88.0' },
    },
    2,
  ],
  'symfony-security.json': [
    'symfony-security',
    {
      ruleId: 'CVE-2016-1902',
      component: { name: 'symfony/symfony', version: '2.7.9', ecosystem: 'composer' },
    },
    1,
  ],
  'sysdig-cli-packages.json': [
    'sysdig-cli',
    {
      severity: 'high',
      vulnerabilityIds: ['CVE-2019-10906'],
      cvss: [{ score: 8.6 }],
      component: { name: 'jinja2', fixedVersions: ['2.10.1'] },
    },
    1,
  ],
  'sysdig-cli.json': [
    'sysdig-cli',
    {
      severity: 'medium',
      vulnerabilityIds: ['CVE-2023-2650'],
      component: { name: 'libssl3', version: '3.1.0-r4', fixedVersions: ['3.1.1-r0'] },
      image: { reference: 'registry.example.org/shop:1', layer: 'l1' },
    },
    2,
  ],
  'sysdig-report.json': [
    'sysdig-report',
    {
      severity: 'high',
      vulnerabilityIds: ['CVE-2023-0464'],
      component: { name: 'openssl', version: '3.0.8' },
    },
    1,
  ],
  'sysdig-1.csv': [
    'sysdig',
    {
      ruleId: 'CVE-2021-35515',
      severity: 'high',
      cvss: [{ score: 7.5 }],
      component: { name: 'commons-compress', version: '1.20', fixedVersions: ['1.21'] },
    },
    1,
  ],
  'sysdig.csv': [
    'sysdig',
    {
      ruleId: 'CVE-2023-0464',
      severity: 'high',
      component: { name: 'openssl', version: '3.0.8', fixedVersions: ['3.0.9'] },
    },
    1,
  ],
  'talisman.json': [
    'talisman',
    { ruleId: 'filecontent', severity: 'high', cwes: [798], location: { path: 'app/.env' } },
    1,
  ],
  'terrascan.json': [
    'terrascan',
    {
      ruleId: 'AC_AWS_0214',
      severity: 'high',
      location: { path: 'main.tf', startLine: 1 },
      cloudResource: { type: 'aws_s3_bucket', id: 'data' },
    },
    2,
  ],
  'tflint.json': [
    'tflint',
    {
      ruleId: 'terraform_deprecated_interpolation',
      severity: 'medium',
      location: { path: 'main.tf', startLine: 3, startColumn: 5 },
    },
    1,
  ],
  'tfsec.json': [
    'tfsec',
    {
      ruleId: 'aws-s3-no-public-access-with-acl',
      severity: 'high',
      location: { path: 'main.tf', startLine: 3, endLine: 3 },
    },
    2,
  ],
  'trivy-cluster.json': [
    'trivy',
    {
      ruleId: 'CVE-2023-0464',
      cloudResource: { provider: 'kubernetes', id: 'shop/Deployment/web' },
      image: { reference: 'shop:1' },
    },
    1,
  ],
  'trivy-legacy.json': [
    'trivy',
    { ruleId: 'CVE-2023-0464', severity: 'high', component: { name: 'openssl' } },
    1,
  ],
  'trivy-operator.json': [
    'trivy-operator',
    {
      ruleId: 'CVE-2023-0464',
      severity: 'high',
      component: { name: 'openssl', version: '3.0.8-r0' },
      image: { reference: 'index.docker.io/library/shop:1' },
      cloudResource: { id: 'shop/Deployment/web' },
    },
    2,
  ],
  'trivy.json': [
    'trivy',
    {
      ruleId: 'CVE-2023-0464',
      severity: 'high',
      category: 'container',
      cwes: [295],
      vulnerabilityIds: ['CVE-2023-0464', 'RHSA-2023:3722'],
      cvss: [{ score: 7.5 }],
      component: { name: 'openssl', version: '3.0.8-r0', fixedVersions: ['3.0.8-r1'] },
      image: { reference: 'shop:1', layer: 'sha256:d' },
    },
    5,
  ],
  'trufflehog-2.jsonl': [
    'trufflehog',
    { ruleId: 'AWS API Key', severity: 'high', location: { path: 'app/.env' } },
    2,
  ],
  'trufflehog-log.jsonl': [
    'trufflehog',
    { ruleId: 'AWS', location: { path: 'app/.env', startLine: 3 } },
    1,
  ],
  'trufflehog.jsonl': [
    'trufflehog',
    {
      ruleId: 'AWS',
      severity: 'critical',
      confidence: 'high',
      location: { path: 'app/.env', startLine: 3 },
      author: { commit: 'abcdef' },
    },
    2,
  ],
  'trufflehog3.json': [
    'trufflehog3',
    { ruleId: 'generic.api-key', severity: 'high', location: { path: 'app/.env', startLine: 3 } },
    1,
  ],
  'twistlock.csv': [
    'twistlock-csv',
    {
      ruleId: 'CVE-2013-7459',
      severity: 'critical',
      cvss: [{ score: 9.8 }],
      component: { name: 'pycrypto', version: '2.6.1', fixedVersions: ['2.6.2'] },
    },
    1,
  ],
  'twistlock-old.json': [
    'twistlock',
    {
      ruleId: 'CVE-2016-1111',
      severity: 'high',
      cvss: [{ version: '3.0', score: 7.5 }],
      component: { name: 'bash', fixedVersions: ['2'] },
      image: { reference: 'shop:1' },
    },
    2,
  ],
  'twistlock.json': [
    'twistlock',
    {
      severity: 'high',
      cvss: [{ score: 7.8 }],
      component: { fixedVersions: ['2.36-9+deb12u3'] },
      image: { reference: 'registry.example.org/shop:1' },
    },
  ],
  'vuls.json': [
    'vuls',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      cwes: [120],
      component: { name: 'zlib1g', version: '1.2.11-4', fixedVersions: ['1.2.13'] },
      endpoint: 'web-1',
    },
    1,
  ],
  'wazuh-4.8.json': [
    'wazuh',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      cvss: [{ score: 7.5 }],
      component: { name: 'zlib1g', version: '1:1.2.11' },
      endpoint: 'web-1',
    },
    1,
  ],
  'wazuh-alerts.jsonl': [
    'wazuh',
    {
      ruleId: 'CVE-2023-1111',
      severity: 'high',
      cwes: [79],
      component: { name: 'openssl', version: '1.1.1' },
      endpoint: 'web-1',
    },
    1,
  ],
  'wazuh-list.json': [
    'wazuh',
    {
      ruleId: 'CVE-2023-1111',
      severity: 'high',
      component: { name: 'openssl', version: '1.1.1' },
      endpoint: 'web-1',
    },
    1,
  ],
  'wazuh.json': [
    'wazuh',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      cvss: [{ score: 7.5 }],
      component: { name: 'zlib1g', version: '1:1.2.11' },
    },
    1,
  ],
  'whispers.json': [
    'whispers',
    { severity: 'critical', cwes: [798], location: { path: 'app.yml', startLine: 3 } },
    1,
  ],
  'wiz-cli.json': [
    'wiz-cli',
    {
      severity: 'high',
      vulnerabilityIds: ['CVE-2023-0464'],
      component: { name: 'openssl', fixedVersions: ['3.0.8-r1'] },
      image: { reference: 'shop:1' },
    },
    4,
  ],
  'wiz-issues.csv': [
    'wiz',
    {
      title: 'Public bucket',
      severity: 'high',
      cloudResource: { provider: 'AWS', id: 'arn:aws:s3:::shop' },
    },
    1,
  ],
  'xeol.json': [
    'xeol',
    {
      ruleId: 'end-of-life',
      severity: 'high',
      component: { name: 'node', version: '14.21.3' },
      cwes: [1104],
    },
    1,
  ],
  'yarn-audit.jsonl': [
    'yarn-audit',
    {
      severity: 'medium',
      vulnerabilityIds: ['GHSA-vh95-rmgr-6w4m'],
      component: { name: 'minimist', version: '1.2.0' },
    },
  ],
  'zizmor.json': [
    'zizmor',
    {
      ruleId: 'template-injection',
      severity: 'high',
      confidence: 'high',
      location: { path: '.github/workflows/ci.yml', startLine: 12, startColumn: 9 },
    },
    1,
  ],
  'scantist.json': [
    'scantist',
    {
      ruleId: 'CVE-2015-7501',
      severity: 'critical',
      vulnerabilityIds: ['CVE-2015-7501'],
      component: {
        name: 'commons-collections',
        version: '3.2.1',
        fixedVersions: ['3.2.2'],
        manifestPath: 'pom.xml',
      },
    },
    1,
  ],
  'spdx.rdf': [
    'spdx-rdf',
    {
      ruleId: 'CVE-2021-23337',
      vulnerabilityIds: ['CVE-2021-23337'],
      component: { purl: 'pkg:npm/lodash@4.17.20' },
    },
    1,
  ],
  'spdx.yaml': [
    'spdx-yaml',
    { ruleId: 'CVE-2021-23337', component: { purl: 'pkg:npm/lodash@4.17.20' } },
    1,
  ],
  'tenable-cloud.csv': [
    'tenable-cloud-csv',
    {
      title: 'Public buckets',
      severity: 'high',
      cloudResource: { provider: 'aws', account: '123456789012', type: 'S3 bucket', id: 'data' },
    },
    1,
  ],
  'tenable-cloud.json': [
    'tenable-cloud',
    {
      ruleId: 'AwsPublicBucket',
      title: 'S3 bucket is public',
      severity: 'high',
      mitigation: 'Close it.',
      cloudResource: {
        provider: 'aws',
        account: '123456789012',
        type: 'AwsBucket',
        id: 'arn:aws:s3:::data',
      },
      stableFingerprint: 'id=f-1',
    },
    1,
  ],
  'xygeni-deps.json': [
    'xygeni',
    {
      ruleId: 'CVE-2022-42889',
      severity: 'critical',
      category: 'sca',
      cwes: [94],
      component: {
        name: 'org.apache.commons:commons-text',
        version: '1.9',
        purl: 'pkg:maven/org.apache.commons/commons-text@1.9',
        manifestPath: 'pom.xml',
        fixedVersions: ['1.10.0'],
        direct: true,
      },
    },
    1,
  ],
  'xygeni-iac.json': [
    'xygeni',
    {
      ruleId: 'container_runs_as_root',
      title: 'The image runs as root',
      severity: 'high',
      category: 'iac',
      location: { path: 'Dockerfile', startLine: 1 },
    },
    1,
  ],
  'aws-inspector.csv': [
    'aws-inspector-csv',
    {
      ruleId: 'CVE-2023-1111',
      severity: 'high',
      cvss: [{ version: '3.1', score: 7.5 }],
      component: { name: 'openssl', version: '1.1.1', fixedVersions: ['1.1.2'] },
      cloudResource: { account: '123456789012', id: 'i-0abc' },
    },
    1,
  ],
  'checkov-packages.csv': [
    'checkov-csv',
    {
      ruleId: 'CVE-2021-3807',
      severity: 'high',
      category: 'sca',
      component: { name: 'left-pad', version: '1.0.0' },
      location: { path: 'package-lock.json', startLine: 10 },
    },
    1,
  ],
  'checkov.csv': [
    'checkov-csv',
    {
      ruleId: 'CKV_AWS_18',
      severity: 'medium',
      category: 'iac',
      location: { path: 'main.tf' },
      cloudResource: { id: 'aws_s3_bucket.data' },
    },
    1,
  ],
  'kics.csv': [
    'kics-csv',
    {
      ruleId: '38c5ee0d',
      severity: 'high',
      cwes: [732],
      location: { path: 'path/main.tf', startLine: 12 },
      stableFingerprint: 'similarityId=abc',
    },
    1,
  ],
  'prisma-cloud-alerts.csv': [
    'prisma-cloud-alerts',
    {
      ruleName: 'Bucket is public',
      severity: 'high',
      cloudResource: { provider: 'AWS', account: '123456789012', id: 'arn:aws:s3:::data' },
    },
    1,
  ],
  'snyk.csv': [
    'snyk-csv',
    {
      ruleId: 'SNYK-JS-LODASH-567746',
      severity: 'high',
      cwes: [1321],
      vulnerabilityIds: ['CVE-2020-8203', 'SNYK-JS-LODASH-567746'],
      component: { name: '@acme/lodash', version: '4.17.15' },
    },
    1,
  ],
  'tfsec.csv': [
    'tfsec-csv',
    {
      ruleId: 'aws-s3-enable-logging',
      severity: 'medium',
      location: { path: 'src/main.tf', startLine: 3 },
    },
    1,
  ],
  'gixy.json': [
    'gixy',
    {
      ruleId: 'http_splitting',
      severity: 'high',
      category: 'iac',
      location: { path: 'conf/nginx.conf' },
      references: ['https://example.org/splitting'],
    },
    1,
  ],
  'checkmarx-sca.json': [
    'checkmarx-sca',
    {
      ruleId: 'CVE-2020-7598',
      severity: 'medium',
      epss: { score: 0.01 },
      location: { path: 'web/package-lock.json' },
      component: { purl: 'pkg:npm/minimist@0.0.8', fixedVersions: ['0.2.1'], direct: true },
    },
    2,
  ],
  'clairctl.json': [
    'clairctl',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      component: { name: 'zlib', version: '1.2.11', fixedVersions: ['1.2.13'] },
      image: { reference: 'registry.example.org/shop:1' },
    },
    1,
  ],
  'lacework.csv': [
    'lacework-csv',
    {
      ruleId: 'CVE-2023-1',
      severity: 'high',
      component: { name: 'zlib', version: '1.2.11', fixedVersions: ['1.2.13'] },
    },
    2,
  ],
  'whispers-2.2.json': [
    'whispers',
    { severity: 'critical', cwes: [798], location: { path: 'app.yml', startLine: 3 } },
    1,
  ],
  'whispers-2.jsonl': [
    'whispers',
    { severity: 'high', location: { path: 'app.yml', startLine: 3 } },
    2,
  ],
  // Console output.
  'cargo-audit.txt': [
    'cargo-audit-text',
    {
      ruleId: 'RUSTSEC-2020-0091',
      severity: 'high',
      cvss: [{ score: 7.5 }],
      component: {
        purl: 'pkg:cargo/arc-swap@0.4.7',
        fixedVersions: ['>=1.1.0', '>=0.4.8, <1.0.0-0'],
      },
    },
    1,
  ],
  'composer-audit.txt': [
    'composer-audit-text',
    {
      ruleId: 'CVE-2024-0001',
      severity: 'high',
      title:
        'Whoever asks twice is let in, and whoever asks three times is let in as somebody else',
      vulnerabilityIds: ['CVE-2024-0001', 'GHSA-2qrg-x229-3v8q'],
      component: { name: 'acme/framework' },
      description: 'Affected versions: >=1.0,<1.4.2|>=2.0,<2.1.',
    },
    1,
  ],
  'grype.txt': [
    'grype-text',
    {
      ruleId: 'GHSA-jfh8-c2jp-5v3q',
      severity: 'critical',
      knownExploited: true,
      component: {
        name: 'log4j-core',
        version: '2.14.1',
        ecosystem: 'maven',
        fixedVersions: ['2.15.0'],
      },
    },
    2,
  ],
  'grype-old.txt': [
    'grype-text',
    {
      ruleId: 'CVE-2021-36159',
      severity: 'critical',
      component: { name: 'apk-tools', version: '2.10.6-r0', fixedVersions: ['2.10.7-r0'] },
    },
    2,
  ],
  'npm-audit-6.txt': [
    'npm-audit-text',
    {
      ruleId: '1065',
      title: 'Prototype Pollution - lodash',
      severity: 'high',
      component: { name: 'lodash', direct: true },
    },
    1,
  ],
  'npm-audit-7.txt': [
    'npm-audit-text',
    {
      ruleId: 'GHSA-vh95-rmgr-6w4m',
      title: 'Prototype Pollution in minimist',
      severity: 'medium',
      component: { name: 'minimist' },
    },
    3,
  ],
  'pip-audit-markdown.txt': [
    'pip-audit-text',
    {
      ruleId: 'PYSEC-2019-179',
      severity: 'medium',
      description: 'Unexpected memory usage',
      component: { purl: 'pkg:pypi/flask@0.5' },
    },
    1,
  ],
  'pip-audit.txt': [
    'pip-audit-text',
    { ruleId: 'PYSEC-2019-179', component: { purl: 'pkg:pypi/flask@0.5', fixedVersions: ['1.0'] } },
    2,
  ],
  'safety-1.txt': [
    'safety-text',
    {
      ruleId: '37771',
      vulnerabilityIds: ['CVE-2019-19844'],
      component: { purl: 'pkg:pypi/django@1.8' },
    },
    1,
  ],
  'safety.txt': [
    'safety-text',
    {
      ruleId: '37771',
      title: 'django 1.8: CVE-2019-19844',
      ruleHelpUri: 'https://data.safetycli.com/v/37771/f17',
      component: { purl: 'pkg:pypi/django@1.8' },
    },
    2,
  ],
  'trivy-old.txt': [
    'trivy-text',
    {
      ruleId: 'CVE-2019-1549',
      severity: 'high',
      category: 'container',
      description: 'openssl: the state of the random numbers is shared',
      component: { name: 'openssl', version: '1.1.1c-r0', fixedVersions: ['1.1.1d-r0'] },
      image: { reference: 'alpine:3.10' },
    },
    2,
  ],
  'trivy.txt': [
    'trivy-text',
    {
      ruleId: 'CVE-2023-38545',
      severity: 'critical',
      description: 'curl: heap overflow in the SOCKS5 handshake',
      component: { name: 'libcurl4', version: '7.88.1-10', fixedVersions: ['7.88.1-10+d2'] },
      image: { reference: 'shop:1' },
    },
    5,
  ],
  'yarn-audit.txt': [
    'yarn-audit-text',
    {
      ruleId: '1097678',
      severity: 'critical',
      component: { name: 'minimist', fixedVersions: ['1.2.6'] },
    },
    1,
  ],
  'checkov.txt': [
    'checkov-text',
    {
      ruleId: 'CKV_AWS_18',
      severity: 'low',
      location: { path: 'main.tf', startLine: 5, endLine: 7 },
      cloudResource: { id: 'aws_s3_bucket.data' },
    },
    2,
  ],
  'hadolint.txt': [
    'hadolint-text',
    { ruleId: 'DL3008', severity: 'medium', location: { path: 'Dockerfile', startLine: 3 } },
    3,
  ],
  'tfsec-old.txt': [
    'tfsec-text',
    {
      ruleId: 'AWS002',
      severity: 'high',
      location: { path: 'src/shop/main.tf', startLine: 5, endLine: 7 },
    },
    1,
  ],
  'tfsec.txt': [
    'tfsec-text',
    {
      ruleId: 'aws-s3-enable-bucket-encryption',
      severity: 'high',
      mitigation: 'Switch encryption on',
      location: { path: 'main.tf', startLine: 5, endLine: 7 },
    },
    1,
  ],
  'apkleaks.json': [
    'apkleaks',
    { ruleId: 'Google_API_Key', severity: 'medium', category: 'secret', cwes: [200] },
    3,
  ],
  'deepfence.json': [
    'deepfence-json',
    {
      ruleId: 'CVE-2023-38545',
      severity: 'critical',
      cvss: [{ version: '3.1', score: 9.8 }],
      component: { name: 'libcurl4', version: '7.74.0-1.3' },
      image: { reference: 'shop:1' },
    },
    2,
  ],
  'spdx-3.json': [
    'spdx-3',
    {
      ruleId: 'CVE-2021-23337',
      severity: 'high',
      mitigation: 'Update to 4.17.21.',
      component: { purl: 'pkg:npm/lodash@4.17.20' },
    },
    1,
  ],
  'docker-bench.txt': [
    'docker-bench-log',
    {
      ruleId: '1.1.1',
      severity: 'high',
      cloudResource: { type: 'Host Configuration', id: 'docker/1.1.1' },
    },
    3,
  ],
  'dotnet-list.txt': [
    'dotnet-list-text',
    {
      ruleId: 'GHSA-5crp-9r3c-p9vr',
      severity: 'high',
      component: {
        name: 'Newtonsoft.Json',
        version: '12.0.1',
        ecosystem: 'nuget',
        manifestPath: 'Shop',
        direct: true,
      },
    },
    3,
  ],
};
