/**
 * Reports that we read differently from the peer, each with the reason. `count` is ours; `facts`
 * lists the differences.
 */
export interface OtherReading {
  count?: number;
  facts?: string;
  why: string;
}

export const otherReadings: Readonly<Record<string, OtherReading>> = {
  'peer/anchore_grype/check_all_fields.json': {
    count: 6,
    why: 'A match is a finding. The peer joins matches of one package in two places; identity across imports does that here, and shows it.',
  },
  'peer/anchore_grype/same_cve_different_paths.json': {
    count: 2,
    why: 'Two installed files are two places to update.',
  },
  'peer/aws_prowler/issue4450.csv': {
    count: 3,
    facts: 'severity',
    why: 'A check that passed is no finding; the peer keeps it as informational, before the others.',
  },
  'peer/burp/one_finding.xml': {
    count: 3,
    why: 'Three issues at three addresses; the peer keeps the first and appends the others to its text.',
  },
  'peer/checkmarx/two_aggregated_findings_one_is_false_positive.xml': {
    count: 2,
    why: 'Two results, one of which an auditor marked; the peer joins them unless it is told not to.',
  },
  'peer/gitleaks/gitleaks8_many.json': {
    count: 4,
    why: 'The same kind of secret in two commits and columns is two leaks.',
  },
  'peer/govulncheck/many_vulns_new_version_custom_severity.json': {
    facts: 'file',
    why: 'The report traces the call; the place is the line that calls, not the name of the package.',
  },
  'peer/mobsf/report1.json': {
    count: 76,
    why: 'Possible secrets and a hardening fact per library are results of their own.',
  },
  'peer/nuclei/many_findings.json': {
    count: 18,
    why: 'A template that matches by two matchers says two things (which web server, which firewall).',
  },
  'peer/sarif/appendix_k4.sarif': {
    facts: 'file',
    why: 'SARIF 2.1.0 §3.14.14: the base of the address is itself relative ("src/").',
  },
  'peer/sarif/bash-report.sarif': {
    facts: 'severity',
    why: 'The result states "issue_severity": "LOW" besides the level.',
  },
  'peer/sarif/njsscan.sarif': {
    count: 2,
    why: 'SARIF 2.1.0 §3.27.12: several locations of one result are one problem; the others become related locations.',
  },
  'peer/cppcheck/cppcheck_one_vuln.sarif': {
    facts: 'severity',
    why: 'The level "error" alone is high: nothing in the report says that it is critical.',
  },
  'peer/snyk/single_project_one_vuln.json': {
    facts: 'file',
    why: 'The manifest is the file; the chain of dependencies is not.',
  },
  'peer/snyk/snykcontainer_issue_epss.json': {
    count: 13,
    why: 'Applications found inside the image are part of the report.',
  },
  'peer/sonarqube/sonar-4-findings-3-to-aggregate.html': {
    count: 4,
    why: 'Each row is an issue with a key and a line of its own.',
  },
  'peer/spotbugs/version_4.4.0.xml': {
    count: 56,
    why: 'Every BugInstance is a place to mend; the peer keeps one of each type.',
  },
  'peer/trivy/kubernetes.json': {
    facts: 'file',
    why: 'The target is an image, which is kept as such; it is not a file.',
  },
  'peer/trufflehog/v3_git.json': { count: 4, why: 'Four secrets in four commits.' },
  'peer/trufflehog3/many_vulns2_legacy.json': {
    count: 95,
    why: 'Each entry names a commit that holds the secret.',
  },
  'peer/trufflehog3/many_vulns_current.json': {
    count: 4,
    why: 'Two of them are in the same file, in different lines.',
  },
  'peer/veracode/veracode_scan.xml': {
    facts: 'line',
    why: 'The line is stated; the peer adds an offset within the function to it.',
  },
  'peer/wpscan/wordpress_many_vuln.json': {
    count: 10,
    why: 'Vulnerabilities with the same reference but of a plugin and of the theme differ.',
  },
};
