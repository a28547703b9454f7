import type { CleanReports } from './fixtures.ts';

const xml = (text: string): string => `<?xml version="1.0"?>${text}`;

/** Reports without findings whose documented format has content besides results. */
export const cleanReportsWithAsides: CleanReports = [
  [
    'trivy',
    JSON.stringify({
      SchemaVersion: 2,
      ArtifactName: '.',
      ArtifactType: 'filesystem',
      Metadata: { ImageConfig: { architecture: '', rootfs: { type: '', diff_ids: null } } },
      Results: [
        {
          Target: 'main.tf',
          Class: 'config',
          Type: 'terraform',
          MisconfSummary: { Successes: 20, Failures: 0 },
        },
        {
          Target: 'go.sum',
          Class: 'lang-pkgs',
          Packages: [{ ID: 'a@1', Name: 'a', Identifier: { PURL: 'pkg:golang/a@1' } }],
        },
      ],
    }),
  ],
  [
    'kubesec',
    '[{"object":"Pod/shop.default","valid":true,"score":9,"scoring":{"passed":[{"id":"ReadOnlyRootFilesystem","selector":"x","reason":"y","points":1}]}}]',
  ],
  [
    'retirejs',
    '{"version":"5.2","start":"2026-02-01T10:00:00Z","data":[{"file":"a.js","results":[{"version":"3.7.1","component":"jquery","licenses":["MIT"],"detection":"filename"}]}],"errors":[]}',
  ],
  [
    'twistlock',
    '{"results":[{"id":"sha256:aa","name":"shop:1","distro":"Alpine","collections":["All"],"packages":[{"type":"os","name":"musl","version":"1.2"}],"complianceDistribution":{"total":0},"vulnerabilityDistribution":{"critical":0,"total":0}}]}',
  ],
  [
    'snyk',
    '{"vulnerabilities":[],"ok":true,"dependencyCount":9,"org":"acme","licensesPolicy":{"severities":{},"orgLicenseRules":{"GPL-3.0":{"licenseType":"GPL-3.0","severity":"high"}}},"packageManager":"npm","filtered":{"ignore":[],"patch":[]},"uniqueCount":0}',
  ],
  [
    'clair-layer',
    '{"Layer":{"Name":"sha256:aa","NamespaceName":"debian:12","Features":[{"Name":"tar","Version":"1.34","NamespaceName":"debian:12","AddedBy":"sha256:aa"}]}}',
  ],
  [
    'dependency-check-json',
    '{"reportSchema":"1.1","scanInfo":{"engineVersion":"9.0"},"projectInfo":{"name":"shop"},"dependencies":[{"fileName":"a.jar","isVirtual":false,"evidenceCollected":{"vendorEvidence":[{"type":"vendor","name":"x"}]},"packages":[{"id":"pkg:maven/g/a@1"}]}]}',
  ],
  [
    'dependency-check',
    xml(
      '<analysis xmlns="https://jeremylong.github.io/DependencyCheck/dependency-check.4.0.xsd"><scanInfo><engineVersion>9.0</engineVersion></scanInfo><dependencies><dependency isVirtual="false"><fileName>a.jar</fileName><evidenceCollected><evidence type="vendor"><source>file</source></evidence></evidenceCollected><identifiers><package confidence="HIGH"><id>pkg:maven/g/a@1</id></package></identifiers></dependency></dependencies></analysis>',
    ),
  ],
  [
    'nmap',
    xml(
      '<nmaprun scanner="nmap"><scaninfo type="syn"/><verbose level="0"/><hosthint><address addr="192.0.2.9"/></hosthint><host><status state="up"/><address addr="192.0.2.9" addrtype="ipv4"/><hostnames/><ports><extraports state="closed" count="1000"/></ports></host><runstats><finished exit="success"/><hosts up="1" down="0" total="1"/></runstats></nmaprun>',
    ),
  ],
  [
    'cppcheck',
    xml(
      '<results version="2"><cppcheck version="2.14"/><errors><error id="checkersReport" severity="information" msg="Active checkers: 106/186"/></errors></results>',
    ),
  ],
  [
    'spotbugs',
    xml(
      '<BugCollection version="4.8.0"><Project projectName="shop"><Jar>a.jar</Jar></Project><Errors errors="0"/><FindBugsSummary total_bugs="0"><PackageStats package="a"/></FindBugsSummary><ClassFeatures/><History/></BugCollection>',
    ),
  ],
  [
    'junit',
    xml(
      '<testsuites><testsuite name="a" tests="2"><properties><property name="x" value="y"/></properties><testcase name="b"/><testcase name="c"><system-out>fine</system-out></testcase></testsuite></testsuites>',
    ),
  ],
  [
    'veracode',
    xml(
      '<detailedreport><static-analysis rating="A"><modules><module name="a.war"/></modules></static-analysis><severity level="5"/><severity level="0"/><flaw-status new="0"/></detailedreport>',
    ),
  ],
  [
    'kubescape',
    '{"generationTime":"2026-02-01T10:00:00Z","metadata":{"scanMetadata":{}},"summaryDetails":{"status":"passed","controls":{"C-1":{"status":"passed","ResourceCounters":{"failedResources":0}}}},"resources":[{"resourceID":"a"}],"results":[{"resourceID":"a","controls":[{"controlID":"C-1","status":{"status":"passed"}}]}]}',
  ],
  [
    'checkov',
    '{"check_type":"terraform","results":{"passed_checks":[{"check_id":"CKV_1"}],"failed_checks":[],"skipped_checks":[],"parsing_errors":[]},"summary":{"passed":1,"failed":0,"checkov_version":"3.2"},"url":"x"}',
  ],
  [
    'powerpipe',
    '{"group_id":"root","title":"","tags":{},"summary":{"status":{"alarm":0,"ok":1}},"groups":[{"group_id":"g","summary":{"status":{"ok":1}},"groups":null,"controls":[{"control_id":"c","tags":{"plugin":"aws"},"summary":{"ok":1},"results":[{"status":"ok","resource":"a","dimensions":[]}]}]}],"controls":null}',
  ],
  ['slither', '{"success":true,"error":null,"results":{"printers":[{"printer":"human-summary"}]}}'],
];
