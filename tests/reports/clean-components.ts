import type { CleanReports } from './fixtures.ts';

/**
 * Reports without findings from scanners of components, images, clouds, configuration and secrets.
 */
export const cleanComponentReports: CleanReports = [
  ['anchore-engine', '{"imageDigest":"sha256:aa","vulnerabilities":[],"vulnerability_type":"all"}'],
  ['aqua', '{"image":"shop:1","vulnerability_summary":{"total":0},"resources":null}'],
  [
    'aws-ecr',
    '{"imageScanFindings":{"findings":[],"findingSeverityCounts":{}},"registryId":"1","repositoryName":"shop"}',
  ],
  ['bundler-audit', 'No vulnerabilities found\n'],
  [
    'bundler-audit-json',
    '{"version":"0.9.1","created_at":"2026-01-01 10:00:00 +0000","results":[]}',
  ],
  [
    'cargo-audit',
    '{"database":{"advisory-count":600},"lockfile":{"dependency-count":90},"vulnerabilities":{"found":false,"count":0,"list":[]},"warnings":{}}',
  ],
  [
    'checkov',
    '{"passed":0,"failed":0,"skipped":0,"parsing_errors":0,"resource_count":0,"checkov_version":"3.2.1"}',
  ],
  ['clair', '{"image":"shop:1","unapproved":null,"vulnerabilities":null}'],
  ['clair-klar', '{"LayerCount":3,"Vulnerabilities":{}}'],
  ['composer-audit', '{"advisories":[],"abandoned":[]}'],
  [
    'cyclonedx',
    '{"bomFormat":"CycloneDX","specVersion":"1.6","components":[],"vulnerabilities":[]}',
  ],
  [
    'cyclonedx-xml',
    '<?xml version="1.0"?><bom xmlns="http://cyclonedx.org/schema/bom/1.7" version="1"><components/></bom>',
  ],
  [
    'dependency-check',
    '<?xml version="1.0"?><analysis xmlns="https://www.owasp.org/index.php/OWASP_Dependency_Check#1.3"><scanInfo><engineVersion>1.4.5</engineVersion></scanInfo><dependencies/></analysis>',
  ],
  ['cloudsploit-csv', 'category,title,description,resource,region,statusWord,message\n'],
  [
    'dependency-check-csv',
    '"Project","ScanDate","DependencyName","DependencyPath","Identifiers","CVE","CWE","Vulnerability","Source","CVSSv2_Score","CVSSv3_BaseSeverity","CVSSv3_BaseScore"\n',
  ],
  ['gitleaks-csv', 'RuleID,Commit,File,SymlinkFile,Secret,Match,StartLine,EndLine\n'],
  [
    'dependency-check-json',
    '{"reportSchema":"1.1","scanInfo":{"engineVersion":"9.0.9"},"projectInfo":{"name":"shop"},"dependencies":[]}',
  ],
  [
    'dependency-track',
    '{"version":"1.2","meta":{"application":"Dependency-Track","version":"4.11.0"},"project":{"name":"shop"},"findings":[]}',
  ],
  [
    'detect-secrets',
    '{"version":"1.5.0","plugins_used":[{"name":"AWSKeyDetector"}],"filters_used":[],"results":{},"generated_at":"2026-01-01T00:00:00Z"}',
  ],
  [
    'docker-bench',
    '{"dockerbenchsecurity":"1.6.0","start":1,"tests":[{"id":"1","desc":"Host","results":[]}],"checks":0,"score":0,"end":2}',
  ],
  ['dockle', '{"summary":{"fatal":0,"warn":0,"info":0,"skip":0,"pass":16},"details":[]}'],
  [
    'gcloud-artifact',
    '{"image_summary":{"digest":"sha256:aa","fully_qualified_digest":"x"},"vulnerabilities":{}}',
  ],
  ['ggshield', '{"id":"shop","type":"path_scan","total_incidents":0,"total_occurrences":0}'],
  [
    'github-dependabot',
    '{"data":{"repository":{"vulnerabilityAlerts":{"nodes":[],"totalCount":0}}}}',
  ],
  [
    'gitlab',
    '{"version":"15.0.7","vulnerabilities":[],"dependency_files":[],"scan":{"type":"dependency_scanning","status":"success","scanner":{"name":"Gemnasium"}}}',
  ],
  [
    'grype',
    '{"matches":[],"source":{"type":"directory","target":"."},"distro":{},"descriptor":{"name":"grype","version":"0.80.0"}}',
  ],
  [
    'harbor',
    '{"application/vnd.security.vulnerability.report; version=1.1":{"generated_at":"2026-01-01T00:00:00Z","severity":"None","vulnerabilities":null}}',
  ],
  ['jfrog-xray', '{"total_rows":0,"rows":[]}'],
  [
    'kics',
    '{"kics_version":"v2.1.0","files_scanned":1,"queries_total":10,"severity_counters":{"HIGH":0},"total_counter":0,"queries":[]}',
  ],
  [
    'kube-bench',
    '{"Controls":[{"id":"1","version":"cis-1.8","node_type":"master","tests":[{"section":"1.1","results":[{"test_number":"1.1.1","status":"PASS"}]}]}],"Totals":{"total_pass":1}}',
  ],
  [
    'kube-hunter',
    '{"nodes":[{"type":"Node/Master","location":"10.0.0.1"}],"services":[],"vulnerabilities":[]}',
  ],
  [
    'kube-linter',
    '{"Checks":[{"name":"no-read-only-root-fs"}],"Reports":null,"Summary":{"ChecksStatus":"Passed"}}',
  ],
  ['kubescape', '{"summaryDetails":{"controls":{}},"results":[],"resources":[]}'],
  [
    'meterian',
    '{"name":"shop","scores":{"security":"100"},"reports":{"security":{"score":100,"reports":[{"language":"python","reports":[]}]},"stability":{"reports":[]}}}',
  ],
  [
    'nancy',
    '{"audited":[],"exclusions":[],"invalid":[],"num_audited":0,"num_vulnerable":0,"version":"1.0.46","vulnerable":null}',
  ],
  ['neuvector', '{"report":{"image_id":"aa","repository":"shop","vulnerabilities":null}}'],
  [
    'npm-audit',
    '{"actions":[],"advisories":{},"muted":[],"metadata":{"vulnerabilities":{"info":0}}}',
  ],
  [
    'npm-audit-7',
    '{"auditReportVersion":2,"vulnerabilities":{},"metadata":{"vulnerabilities":{"total":0}}}',
  ],
  [
    'openvex',
    '{"@context":"https://openvex.dev/ns/v0.2.0","@id":"https://example.org/vex","author":"shop","timestamp":"2026-01-01T00:00:00Z","version":1,"statements":[]}',
  ],
  [
    'pip-audit',
    '{"dependencies":[{"name":"left-out","skip_reason":"not on PyPI"},{"name":"requests","version":"2.32.0","vulns":[]}],"fixes":[]}',
  ],
  [
    'popeye',
    '{"popeye":{"score":100,"grade":"A","sections":[{"linter":"nodes","issues":{"node-1":[]}}]}}',
  ],
  [
    'prowler',
    'AUTH_METHOD;TIMESTAMP;ACCOUNT_UID;FINDING_UID;PROVIDER;CHECK_ID;CHECK_TITLE;STATUS;STATUS_EXTENDED;SEVERITY;RESOURCE_UID\nprofile;2026-01-01;1;uid;aws;s3_public;Buckets are private;PASS;ok;high;arn:aws:s3:::x\n',
  ],
  [
    'safety',
    '{"report_meta":{"safety_version":"2.3.5"},"scanned_packages":{},"affected_packages":{},"vulnerabilities":[],"ignored_vulnerabilities":[]}',
  ],
  [
    'snyk',
    '{"ok":true,"vulnerabilities":[],"dependencyCount":12,"packageManager":"npm","path":"/app"}',
  ],
  [
    'sonatype-iq',
    '{"components":[],"matchSummary":{"totalComponentCount":0,"knownComponentCount":0}}',
  ],
  ['spdx', '{"spdxVersion":"SPDX-2.3","SPDXID":"SPDXRef-DOCUMENT","packages":[]}'],
  ['talisman', '{"summary":{"types":{"filecontent":0,"filesize":0,"filename":0}},"results":[]}'],
  [
    'terrascan',
    '{"results":{"violations":null,"skipped_violations":null,"scan_summary":{"file/folder":".","iac_type":"all","scanned_at":"2026-01-01"}}}',
  ],
  ['trivy', '{"SchemaVersion":2,"ArtifactName":"shop","ArtifactType":"filesystem"}'],
  ['trivy', '[{"Target":"package-lock.json"}]'],
  [
    'trivy-operator',
    '{"apiVersion":"aquasecurity.github.io/v1alpha1","kind":"VulnerabilityReport","report":{"vulnerabilities":[]}}',
  ],
  [
    'twistlock',
    '{"results":[{"id":"sha256:aa","distro":"Alpine","vulnerabilities":null,"vulnerabilityDistribution":{"total":0}}]}',
  ],
  ['wazuh', '{"data":{"affected_items":[],"total_affected_items":0},"message":"ok","error":0}'],
  [
    'wiz-cli',
    '{"id":"1","result":{"osPackages":[],"libraries":null,"secrets":null,"ruleMatches":null,"scanStatistics":{}},"reportUrl":"https://example.org"}',
  ],
  [
    'xeol',
    '{"matches":[],"source":{"type":"image"},"descriptor":{"name":"xeol","version":"0.9.0"}}',
  ],
  [
    'yarn-audit',
    '{"type":"auditSummary","data":{"vulnerabilities":{"info":0},"dependencies":12}}\n',
  ],
  [
    'spdx-rdf',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:spdx="http://spdx.org/rdf/terms#"><spdx:SpdxDocument rdf:about="#SPDXRef-DOCUMENT"/></rdf:RDF>',
  ],
  ['spdx-yaml', 'SPDXID: SPDXRef-DOCUMENT\nspdxVersion: SPDX-2.3\npackages: []\n'],
  ['tenable-cloud', '{"data":{"Findings":{"nodes":[],"pageInfo":{"hasNextPage":false}}}}'],
  [
    'aws-inspector-csv',
    'AWS Account Id,Severity,Fix Available,Finding Type,Title,Description,Finding ARN,First Seen,Last Seen,Resource ID,Region,Affected Packages,Package Installed Version,Fixed in Version,File Path,Inspector Score,Inspector Score Vector,Status,Vulnerability Id\n',
  ],
  [
    'checkov-csv',
    'Resource,Path,Git Org,Git Repository,Misconfigurations,Severity,Policy title,Guideline\n',
  ],
  [
    'kics-csv',
    'query_name,query_id,query_uri,severity,platform,cwe,cloud_provider,category,description_id,description,file_name,similarity_id,line,issue_type,search_key,expected_value,actual_value\n',
  ],
  [
    'prisma-cloud-alerts',
    'Alert ID,Policy Name,Policy Type,Description,Policy Severity,Policy Labels,Policy Recommendation,Alert Time,Resource Name,Cloud Type,Cloud Account Id,Region,Alert Status,Resource ID\n',
  ],
  [
    'snyk-csv',
    'ISSUE_SEVERITY,SCORE,PROBLEM_TITLE,CVE,CWE,PROJECT_NAME,PROJECT_URL,EXPLOIT_MATURITY,FIRST_INTRODUCED,PRODUCT_NAME,ISSUE_URL,ISSUE_STATUS_INDICATOR,PACKAGE_NAME_AND_VERSION\n',
  ],
  ['tfsec-csv', 'file,start_line,end_line,rule_id,severity,description,link,passed\n'],
  [
    'trufflehog',
    '{"level":"info-0","ts":"2026-01-02T00:00:00Z","logger":"trufflehog","msg":"finished scanning","verified_secrets":0}',
  ],
  [
    'cargo-audit-text',
    '    Fetching advisory database from `https://example.org/advisory-db.git`\n      Loaded 600 security advisories (from /home/ci/.cargo/advisory-db)\n    Scanning Cargo.lock for vulnerabilities (90 crate dependencies)\n',
  ],
  ['composer-audit-text', 'No security vulnerability advisories found.\n'],
  ['npm-audit-text', 'found 0 vulnerabilities\n'],
  ['pip-audit-text', 'No known vulnerabilities found\n'],
  ['safety-text', ' No known security vulnerabilities reported.\n'],
  [
    'trivy-text',
    '\nshop:1 (alpine 3.19.1)\n======================\nTotal: 0 (UNKNOWN: 0, LOW: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0)\n',
  ],
  [
    'yarn-audit-text',
    'yarn audit v1.22.19\n0 vulnerabilities found - Packages audited: 90\nDone in 0.50s.\n',
  ],
  [
    'checkov-text',
    'terraform scan results:\n\nPassed checks: 3, Failed checks: 0, Skipped checks: 0\n',
  ],
  ['tfsec-text', '\n  timings\n  disk i/o             0.1ms\n\nNo problems detected!\n'],
  [
    'checkmarx-sca',
    '{"RiskReportSummary":{"ProjectName":"shop"},"Packages":[],"Vulnerabilities":[],"Licenses":[],"Policies":[]}',
  ],
  [
    'clairctl',
    '{"Registry":"r","ImageName":"shop","Tag":"1","Layers":[{"Layer":{"Name":"a","IndexedByVersion":3}}]}',
  ],
  [
    'lacework-csv',
    'CVE ID,Severity,CVSSv2,CVSSv3,Package,Current Version,Fix Version,Introduced in Layer\n',
  ],
];
