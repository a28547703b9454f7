import type { CleanReports } from './fixtures.ts';

/** Reports without findings from further scanners: passed entries and empty lists. */
export const moreCleanReports: CleanReports = [
  ['cfn-nag', '[{"filename":"a.yaml","file_results":{"failure_count":0,"violations":[]}}]'],
  ['conftest', '[{"filename":"a.yaml","namespace":"main","successes":3}]'],
  [
    'dockerfile-lint',
    '{"error":{"count":0,"data":[]},"warn":{"count":0,"data":[]},"info":{"count":0,"data":[]},"summary":[]}',
  ],
  [
    'dotnet-list-vulnerable',
    '{"version":1,"parameters":"--vulnerable","sources":["https://nuget.example.org/index.json"],"projects":[{"path":"/src/a.csproj"}]}',
  ],
  [
    'govulncheck',
    '{"config":{"protocol_version":"v1.0.0","scanner_name":"govulncheck","scan_level":"symbol"}}\n{"SBOM":{"go_version":"go1.25","modules":[{"path":"a"}]}}\n{"progress":{"message":"Checking the code."}}\n',
  ],
  [
    'inspec',
    '{"platform":{"name":"debian"},"profiles":[{"name":"x","controls":[{"id":"c","impact":0.7,"results":[{"status":"passed","code_desc":"x"}]}]}],"statistics":{"duration":1},"version":"5.22"}',
  ],
  [
    'kube-score',
    '[{"object_name":"x","type_meta":{"kind":"Pod"},"checks":[{"check":{"id":"a"},"grade":10}]}]',
  ],
  [
    'polaris',
    '{"PolarisOutputVersion":"1.0","AuditTime":"2026-02-01T10:00:00Z","Results":[{"Name":"x","Kind":"Deployment","Results":{"a":{"ID":"a","Success":true}},"PodResult":{"Name":"","Results":{},"ContainerResults":[{"Name":"c","Results":{"b":{"Success":true}}}]}}]}',
  ],
  [
    'scorecard',
    '{"date":"2026-02-01","repo":{"name":"acme/shop"},"scorecard":{"version":"v5"},"checks":[{"name":"License","score":10},{"name":"Fuzzing","score":-1}]}',
  ],
  ['tflint', '{"issues":[],"errors":[]}'],
  [
    'openscap',
    '<?xml version="1.0"?><Benchmark xmlns="http://checklists.nist.gov/xccdf/1.2" id="x"><Rule id="r"/><TestResult><rule-result idref="r"><result>pass</result></rule-result><rule-result idref="q"><result>notapplicable</result></rule-result></TestResult></Benchmark>',
  ],
  [
    'vuls',
    '{"jsonVersion":4,"serverName":"web","family":"debian","scannedCves":{},"packages":{"a":{"name":"a"}}}',
  ],
  [
    'modelscan',
    '{"summary":{"total_issues_by_severity":{"LOW":0},"modelscan_version":"0.8.5","scanned":{"total_scanned":1}},"issues":[],"errors":[]}',
  ],
  [
    'clair-4',
    '{"manifest_hash":"sha256:aa","packages":{"1":{"id":"1","name":"a"}},"distributions":{},"environments":{"1":[{"package_db":"x"}]},"vulnerabilities":{},"package_vulnerabilities":{},"enrichments":{}}',
  ],
  [
    'sysdig-cli',
    '{"info":{"scanTime":"2026-02-01T10:00:00Z"},"scanner":{"name":"sysdig-cli-scanner"},"result":{"type":"dockerImage","metadata":{"pullString":"shop:1"},"vulnTotalBySeverity":{"critical":0},"packages":[{"type":"os","name":"a","version":"1","vulns":null}],"layers":[{"digest":"sha256:aa"}],"policyEvaluations":[]}}',
  ],
  [
    'sysdig-cli',
    '{"info":{"scanTime":"2026-02-01T10:00:00Z"},"scanner":{"name":"sysdig-cli-scanner"},"result":{"assetType":"containerImage","metadata":{"pullString":"shop:1"},"packages":{"p1":{"name":"a","version":"1","vulnerabilitiesRefs":null}},"vulnerabilities":{},"layers":{"l1":{"digest":"sha256:aa"}},"policies":{"evaluations":[]}}}',
  ],
  [
    'lacework',
    '{"image":{"image_info":{"image_digest":"sha256:aa"},"image_layers":[{"hash":"sha256:aa","packages":[{"name":"a","version":"1","vulnerabilities":[]}]}]}}',
  ],
  [
    'oss-index',
    '[{"coordinates":"pkg:npm/a@1","reference":"https://ossindex.example.org/a","vulnerabilities":[]}]',
  ],
  [
    'osv-scanner',
    '{"results":[{"source":{"path":"/a/go.mod","type":"lockfile"},"packages":[{"package":{"name":"a","version":"1","ecosystem":"Go"},"licenses":["MIT"]}]}],"experimental_config":{"licenses":{"summary":true}}}',
  ],
  [
    'bomber',
    '{"meta":{"generator":"bomber"},"packages":[{"coordinates":"pkg:npm/a@1","vulnerabilities":[]}]}',
  ],
  [
    'csaf',
    '{"document":{"csaf_version":"2.0","category":"csaf_informational_advisory","title":"T","tracking":{"id":"1"},"notes":[{"text":"x"}]}}',
  ],
  [
    'ort',
    '{"repository":{"vcs":{}},"analyzer":{"result":{"projects":[]}},"advisor":{"environment":{"os":"Linux"},"results":{}},"evaluator":{"violations":[]}}',
  ],
  ['mix-audit', '{"pass":true,"vulnerabilities":[]}'],
  [
    'kubescape-1',
    '[{"name":"NSA","controlReports":[{"controlID":"C-1","name":"x","ruleReports":[{"name":"r","ruleStatus":{"status":"success"},"ruleResponses":null}],"failedResources":0}]}]',
  ],
  [
    'promptfoo',
    '{"evalId":"e","results":{"results":[{"success":true,"testCase":{"vars":{}}}],"stats":{"successes":1}}}',
  ],
  ['roxctl', '{"result":{"summary":{"TOTAL-VULNERABILITIES":0},"vulnerabilities":[]}}'],
  [
    'prowler-json',
    '[{"CheckID":"c","CheckTitle":"T","Provider":"aws","Status":"PASS","StatusExtended":"fine","Severity":"high","ResourceId":"r"}]',
  ],
  [
    'chkrootkit',
    "ROOTDIR is `/'\nChecking `amd'... not found\nChecking `ls'... not infected\nSearching for suspicious files... nothing found\n",
  ],
  [
    'rkhunter',
    '[10:00:00] Running Rootkit Hunter version 1.4.6 on web-1\n[10:00:05]   /usr/bin/ls [ OK ]\n[10:01:00] No warnings were found while checking the system.\n',
  ],
  [
    'lynis',
    '# Lynis Report\nreport_version_major=1\nlynis_version=3.1.1\ndetails[]=SSH-7408|sshd|desc:x;|\nmanual[]=TEST-0001:check\nfinish=true\n',
  ],
  [
    'clamav',
    '----------- SCAN SUMMARY -----------\nEngine version: 1.4.1\nScanned files: 12\nInfected files: 0\n',
  ],
  [
    'spectra-assure',
    '{"schema":2,"report":{"info":{"file":{"name":"a"}},"metadata":{"components":{},"vulnerabilities":{},"violations":{}}}}',
  ],
  [
    'dsop-compliance',
    'Image,Repo Tag,Trigger_Id,Gate,Trigger,Check_Output,Gate_Action\nshop,1,a,b,c,d,go\n',
  ],
  [
    'dsop-oval',
    'id,result,class,ref,title\noval:org.example:def:1,false,patch,RHSA-2021:1,RHSA-2021:1: update (Low)\n',
  ],
  [
    'black-duck-components',
    'Component name,Component version name,Component policy status,License Risk\nfine,3,Not In Violation,OK\n',
  ],
  [
    'cloudformation-guard',
    '[{"name":"a.yaml","metadata":{},"status":"PASS","not_compliant":[],"not_applicable":[],"compliant":["r"]}]',
  ],
  [
    'mobsf',
    '{"version":"v4.0","app_name":"Shop","file_name":"shop.ipa","app_type":"Swift","bundle_id":"org.example.shop","permissions":{},"ats_analysis":{"ats_findings":[],"ats_summary":{"high":0}},"binary_analysis":{"findings":{},"summary":{"high":0}},"dylib_analysis":[],"trackers":{"detected_trackers":0,"trackers":[]},"secrets":[]}',
  ],
  [
    'docker-bench-log',
    '# Docker Bench for Security v1.6.0\n[INFO] 1 - Host Configuration\n[PASS] 1.1 - Ensure auditing is configured (Automated)\n[INFO] Checks: 1\n[INFO] Score: 1\n',
  ],
  [
    'dotnet-list-text',
    '\nThe following sources were used:\n   https://nuget.example.org/v3/index.json\n\nThe given project `Shop` has no vulnerable packages given the current sources.\n',
  ],
];
