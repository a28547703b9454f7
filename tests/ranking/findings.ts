/**
 * Findings in real reports that the pairs refer to. A finding is identified by its report and by
 * words of its rule, title or path, so that it is still found if the report's reader improves.
 */
export interface NamedFinding {
  /** Path under `../shared/reports`. */
  report: string;
  /** All of these words occur in `rule|title|path`. */
  has: readonly string[];
}

const of = (report: string, ...has: readonly string[]): NamedFinding => ({ report, has });

const grype = 'peer/anchore_grype/check_all_fields.json';
const log4j = 'peer/cyclonedx/log4j.json';
const horusec = 'peer/horusec/issue_6258.json';
const kics = 'peer/kics/many_findings.json';
const terrascan = 'peer/terrascan/many_findings.json';
const nodegoat = 'fresh/eslint/nodegoat.json';
const bandit = 'peer/bandit/dd2.json';
const redis = 'fresh/flawfinder/redis.csv';
const mobsf = 'peer/mobsf/report1.json';
const webgoat =
  'extra/sarif-sdk/Test.FunctionalTests.Sarif/v2/ConverterTestData/ContrastSecurity/WebGoat.xml.sarif';
const nuclei = 'peer/nuclei/many_findings.json';
const zap = 'peer/zap/dvwa_baseline_dojo.xml';
const jquery = 'fresh/retire/nodegoat.json';
const snyk = 'peer/snyk/single_project_many_vulns.json';
const snykCode = 'peer/snyk_code/snykcode_issue_9270.json';
const trufflehog3 = 'peer/trufflehog3/many_vulns2_legacy.json';
const gitleaks = 'peer/gitleaks/gitleaks8_many.json';
const helm = 'extra/trivy/helm.json.golden';
const sonar = 'peer/sonarqube/findings_over_api.zip';

export const findings = {
  // Vulnerable components
  log4shell: of(log4j, 'CVE-2021-44228'),
  log4shellBypass: of(log4j, 'CVE-2021-45046'),
  log4jRecursion: of(log4j, 'CVE-2021-45105'),
  log4jJdbcAppender: of(log4j, 'CVE-2021-44832'),
  log4shellUnrated: of('peer/cyclonedx/no-severity.json', 'CVE-2021-44228'),
  log4j1: of('peer/github_vulnerability/github_search4_null_cvss_vector.json', 'Log4j'),
  h2Console: of('peer/github_vulnerability/github_h2.json', 'RCE in H2'),
  oldKrb5: of(grype, 'CVE-2004-0971'),
  redisOverflow: of(grype, 'CVE-2021-32626'),
  glibc: of(grype, 'CVE-2021-33574'),
  djangoBypass: of(grype, 'GHSA-v6rh-hp5x-86rv'),
  jqueryExploited: of(jquery, 'CVE-2020-11023'),
  jqueryCors: of(jquery, 'CVE-2015-9251'),
  jqueryEndOfLife: of(jquery, 'jquery', 'End-of-Life'),
  bootstrapXss: of(jquery, 'CVE-2018-14040'),
  growl: of('peer/npm_audit/cwe_null.json', 'Command Injection'),
  pgCode: of('peer/npm_audit/issue_7897.json', '521', 'Remote Code Execution'),
  negotiatorRedos: of('peer/npm_audit/issue_7897.json', '106', 'negotiator'),
  debugRedos: of('peer/npm_audit_7_plus/one_vuln.json', 'debug'),
  gotRedirect: of('peer/npm_audit_7_plus/issue_10801.json', 'Got allows'),
  fileuploadCode: of(snyk, 'COMMONSFILEUPLOAD-30401'),
  httpclientMitm: of(snyk, 'COMMONSHTTPCLIENT-31660'),
  nettyCertificate: of(snyk, 'IONETTY-1042268'),
  testngResolution: of(snyk, 'ORGTESTNG-174823'),
  sanitizeCode: of('peer/snyk/snykcontainer_issue_epss.json', 'SANITIZEHTML-585892'),
  sanitizeRedos: of('peer/snyk/snykcontainer_issue_epss.json', 'SANITIZEHTML-2957526'),
  gccLow: of('peer/snyk/snykcontainer_issue_epss.json', 'GCC10-5901313'),
  javamailOld: of('peer/sarif/cxf-3.4.6.sarif', 'CVE-2008-0732-geronimo-javamail'),
  freetype: of('peer/trivy/scheme_2_many_vulns.json', 'CVE-2020-15999'),
  calledGo: of('peer/govulncheck/many_vulns_new_version_custom_severity.json', 'GO-2022-1059'),

  // Secrets
  liveAwsKey: of('peer/trufflehog/v3_git.json', 'AWS'),
  livePrivateKey: of('peer/trufflehog/v3_git.json', 'PrivateKey'),
  awsKey: of(gitleaks, 'aws-access-token'),
  rsaKey: of(gitleaks, 'RSA-PK'),
  apiKeyInTests: of(gitleaks, 'generic-api-key', 'tests/api.py'),
  gitlabAws: of(
    'peer/gitlab_secret_detection_report/gitlab_secret_detection_report_1_vuln_v15.json',
    'AWS',
  ),
  awsSecretKey: of('peer/horusec/issue_9939.json', 'AWS Secret Key'),
  entropyInTest: of(trufflehog3, 'High entropy', 'test_all.py'),
  entropyLow: of('peer/trufflehog3/many_vulns_current.json', 'high-entropy', 'env-file.txt'),
  mongoConnection: of('fresh/secretlint/nodegoat.sarif', 'MongoDB connection'),
  serverKey: of('fresh/secretlint/nodegoat.sarif', 'private key'),
  secretKeyword: of('peer/detect_secrets/many_findings.json', 'Secret Keyword'),
  testKey: of(
    'extra/sarif-sdk/Test.UnitTests.Sarif/TestData/Readers/elfie-arriba-utf8-bom.sarif',
    'test/key.pem',
  ),
  secretInTestSpec: of(snykCode, 'javascript/HardcodedSecret/test'),

  // Code
  sqlInjection: of(webgoat, 'sql-injection', 'ForgotPassword.aspx'),
  reflectedXss: of(webgoat, 'reflected-xss'),
  cookieFlag: of(webgoat, 'secure-flag-missing'),
  autocomplete: of(webgoat, 'autocomplete-missing'),
  versionHeader: of(webgoat, 'version-header-enabled'),
  dismissedSqlInjection: of(
    'peer/checkmarx/two_aggregated_findings_one_is_false_positive.xml',
    'SQL_Injection',
  ),
  dismissedAutocomplete: of('peer/fortify/issue6082.xml', 'Autocomplete'),
  deprecatedApi: of(
    'peer/checkmarx_one/vulnerabilities_from_scan_results_null_details.json',
    'Deprecated_API',
  ),
  kotlinXss: of(
    'peer/checkmarx_one/vulnerabilities_from_scan_results_null_details.json',
    'Reflected_XSS',
  ),
  passwordInTest: of('peer/checkmarx_one/checkmarx_one.json', 'Hardcoded_Password', '_test.tsx'),
  subprocess: of('peer/semgrep/fingerprint_test.json', 'subprocess'),
  formattedSql: of('peer/semgrep/fingerprint_test.json', 'SQL'),
  reactRef: of('peer/semgrep_pro/multiple_cwes_fabricated.json', 'react-no-refs'),
  ssrfFlow: of(snykCode, 'javascript/Ssrf'),
  noSqlFlow: of(snykCode, 'javascript/NoSqli'),
  noRateLimit: of(snykCode, 'NoRateLimiting'),
  objectInjection: of(nodegoat, 'detect-object-injection', 'vendor/'),
  evalInRoute: of(nodegoat, 'detect-eval-with-expression', 'routes/contributions'),
  undefinedName: of(nodegoat, 'no-undef'),
  unusedVariable: of(nodegoat, 'no-unused-vars'),
  uselessEscape: of(nodegoat, 'no-useless-escape'),
  markSafe: of(bandit, 'B308'),
  pythonSql: of(bandit, 'B608'),
  pythonMd5: of(bandit, 'B303'),
  exceptPass: of(bandit, 'B110'),
  staticArray: of(redis, 'FF1013'),
  shellExec: of(redis, 'FF1044'),
  formatString: of(redis, 'FF1016', 'src/'),
  outOfBounds: of('peer/cppcheck/cppcheck_one_vuln.sarif', 'arrayIndexOutOfBounds'),
  variableScope: of('fresh/cppcheck/redis-part.xml', 'variableScope'),
  methodName: of('peer/spotbugs/version_4.4.0.xml', 'NM_METHOD_NAMING'),
  quoteVariable: of('fresh/shellcheck/shells.json1.json', 'SC2086'),
  tableCaption: of(sonar, 'TableWithout123Caption'),
  wrapperType: of(sonar, 'typescript:S1533'),
  hardcodedPassword: of('peer/sonarqube/sonar-4-findings-3-to-aggregate.html', 'S2068'),
  cloneOverridden: of('peer/sonarqube/sonar-rule-undefined.html', 'S2975'),
  base64: of(horusec, 'Base64 Encode'),
  nullDereference: of('peer/fortify/fortify_few_findings.xml', 'Null Dereference'),
  md5Node: of('peer/njsscan/njsscan_one_vuln.json', 'node_md5'),
  unusedJs: of('extra/codeql-action/fingerprinting.expected.sarif', 'unused-local-variable'),
  sqlRawQuery: of(mobsf, 'android_sql_raw_query'),
  strippedSymbols: of(mobsf, 'binary-symbol'),
  debuggable: of(mobsf, 'debuggable=true'),
  internetPermission: of(mobsf, 'permission.INTERNET'),
  screenshot: of('peer/mobsf/many_findings_cwe_lower.json', 'android_prevent_screenshot'),

  // Web and network
  burpSql: of('peer/burp/one_finding.xml', 'SQL injection'),
  cacheable: of('peer/burp/one_finding_with_cwe.xml', 'Cacheable'),
  technology: of(nuclei, 'tech-detect'),
  nginxVersion: of(nuclei, 'nginx-version'),
  phpMyAdminSetup: of(nuclei, 'phpmyadmin-setup'),
  oldSsh: of(nuclei, 'openssh5.3-detect'),
  missingHeaders: of('peer/nuclei/many_findings_third.json', 'http-missing-security-headers'),
  cspMissing: of(zap, 'Content Security Policy (CSP) Header Not Set'),
  contentTypeHeader: of(zap, 'X-Content-Type-Options'),
  timestamp: of(zap, 'Timestamp Disclosure'),
  modernApplication: of(zap, 'Modern Web Application'),
  robots: of('peer/wpscan/wordpress_many_vuln.json', 'robots_txt'),
  heartbleed: of('peer/sslyze/one_target_many_vuln_old.json', 'heartbleed'),
  renegotiation: of('peer/sslyze/one_target_many_vuln_old.json', 'renegotiation'),
  tls10: of('peer/sslyze/issue_9848.json', 'TLS 1.0'),
  openPort: of('peer/nmap/nmap_multiple_port.xml', '443/tcp'),

  // Infrastructure
  publicBucket: of(kics, 'S3 Bucket Access to Any Principal'),
  bucketEncryption: of(kics, 'Without Server-side-encryption'),
  bucketVersioning: of(kics, 'S3 Bucket Without Versioning'),
  cpuLimits: of(kics, 'CPU Limits Not Set'),
  liveness: of(kics, 'Liveness Probe'),
  publicControlPlane: of(terrascan, 'gkeControlPlaneNotPublic'),
  clusterLogging: of(terrascan, 'stackDriverLoggingEnabled'),
  keyRotation: of(terrascan, 'checkRotation365Days'),
  nodeRepair: of(terrascan, 'autoNodeRepairEnabled'),
  elevate: of(helm, 'Can elevate its own privileges'),
  runsAsRoot: of(helm, 'Runs as root user'),
  memoryLimit: of(helm, 'Memory not limited'),
  lowUserId: of(helm, 'Runs with UID'),
  anonymousApi: of('peer/prowler/example_output_kubernetes.csv', 'apiserver_anonymous_requests'),
  passwordWithoutMfa: of('peer/aws_prowler/issue4450.csv', 'MFA disabled'),
  accessAnalyzer: of('peer/aws_prowler_v3plus/many_vuln.json', 'accessanalyzer_enabled'),
  contactDetails: of('peer/aws_prowler_v3plus/many_vuln.json', 'current_contact_details'),
  credentialsInImage: of('peer/sarif/dockle_0_3_15.sarif', 'store credential'),
  healthcheck: of('peer/sarif/dockle_0_3_15.sarif', 'HEALTHCHECK'),
  contentTrust: of('peer/dockle/many_findings.json', 'Content trust'),
  pinVersions: of('peer/hadolint/one_dockerfile.json', 'DL3008'),
  bucketLogging: of('peer/scout_suite/two_findings.js', 'Logging Disabled'),
} as const satisfies Record<string, NamedFinding>;

export type FindingName = keyof typeof findings;
