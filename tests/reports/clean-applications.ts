import type { CleanReports } from './fixtures.ts';

/** Reports without findings from scanners of code, running applications and hosts. */
export const cleanApplicationReports: CleanReports = [
  [
    'acunetix',
    '<?xml version="1.0"?><ScanGroup ExportedOn="1"><Scan><Name>x</Name><StartURL>https://shop.example.org</StartURL><ReportItems/></Scan></ScanGroup>',
  ],
  ['appspider', '<VulnSummary><ScanName>x</ScanName><VulnList/></VulnSummary>'],
  ['arachni', '{"version":"1.6.1.3","options":{},"sitemap":{},"issues":[]}'],
  [
    'arachni-xml',
    '<?xml version="1.0"?><report><version>1.6</version><seed>x</seed><issues/><sitemap/></report>',
  ],
  [
    'bandit',
    '{"errors":[],"generated_at":"2026-02-01T10:00:00Z","metrics":{"_totals":{"loc":3}},"results":[]}',
  ],
  [
    'bandit-csv',
    'filename,test_name,test_id,issue_severity,issue_confidence,issue_cwe,issue_text,line_number,col_offset,end_col_offset,line_range,more_info\n',
  ],
  ['brakeman', '{"scan_info":{"app_path":"/app"},"warnings":[],"ignored_warnings":[],"errors":[]}'],
  ['bugcrowd-csv', 'reference_number,caption,submitted_at,priority,state,vrt_lineage,bug_url\n'],
  ['burp', '<?xml version="1.0"?><issues burpVersion="2026.1" exportTime="x"></issues>'],
  ['burp-api', '{"task_id":"3","scan_status":"succeeded","issue_events":[]}'],
  ['burp-graphql', '{"data":{"scan":{"issues":[]}}}'],
  [
    'burp-html',
    '<!DOCTYPE html><html><head><title>Burp Suite Enterprise Edition report</title></head><body><h1>Issues found</h1><p>None.</p></body></html>',
  ],
  [
    'checkmarx',
    '<?xml version="1.0" encoding="utf-8"?><CxXMLResults ProjectName="shop" CheckmarxVersion="9.5"/>',
  ],
  ['checkmarx-one', '{"results":[],"totalCount":0,"scanID":"1"}'],
  [
    'checkstyle',
    '<?xml version="1.0"?><checkstyle version="10.0"><file name="a.js"></file></checkstyle>',
  ],
  [
    'clang-plist',
    '<?xml version="1.0"?><plist version="1.0"><dict><key>clang_version</key><string>18</string><key>diagnostics</key><array></array><key>files</key><array></array></dict></plist>',
  ],
  [
    'clippy',
    '{"reason":"compiler-artifact","package_id":"shop"}\n{"reason":"build-finished","success":true}\n',
  ],
  ['codechecker', '{"version":1,"reports":[]}'],
  ['contrast', 'Vulnerability Name,Vulnerability ID,Category,Rule Name,Severity,Status\n'],
  ['coverity', '{"viewContentsV1":{"offset":0,"totalRows":0,"columns":[],"rows":[]}}'],
  ['coverity-analysis', '{"type":"Coverity issues","formatVersion":8,"issues":[]}'],
  ['coverity-csv', 'CID,Type,Impact,Status,File,Checker\n'],
  [
    'cppcheck',
    '<?xml version="1.0"?><results version="2"><cppcheck version="2.14"/><errors></errors></results>',
  ],
  ['crunch42', '{"report":{"index":[],"security":{"issueCounter":0,"issues":{}}}}'],
  ['cxflow', '{"projectId":"12","project":"shop","xIssues":[],"additionalDetails":{}}'],
  ['eslint', '[{"filePath":"/src/a.js","messages":[],"errorCount":0}]'],
  ['ffuf', '{"commandline":"ffuf","time":"2026-02-01T10:00:00Z","results":[],"config":{}}'],
  [
    'flawfinder',
    'File,Line,Column,DefaultLevel,Level,Category,Name,Warning,Suggestion,Note,CWEs,Context,Fingerprint,ToolVersion,RuleId,HelpUri\n',
  ],
  [
    'fortify',
    '<?xml version="1.0"?><ReportDefinition type="standard"><TemplateName>Fortify Developer Workbook</TemplateName><ReportSection/></ReportDefinition>',
  ],
  [
    'fortify-fvdl',
    '<?xml version="1.0"?><FVDL version="1.16"><Vulnerabilities/><EngineData/></FVDL>',
  ],
  ['gitlab', '{"version":"15.0.7","vulnerabilities":[],"scan":{"type":"sast","status":"success"}}'],
  ['golangci-lint', '{"Issues":null,"Report":{"Linters":[]}}'],
  [
    'gosec',
    '{"Golang errors":{},"Issues":[],"Stats":{"files":3,"lines":90,"nosec":0,"found":0},"GosecVersion":"2.21.0"}',
  ],
  ['gosec', '{"Golang errors":{},"Issues":null,"Stats":{"files":0,"lines":0,"nosec":0,"found":0}}'],
  ['hackerone', '{"data":[],"links":{"self":"https://api.hackerone.com/v1/reports?page=1"}}'],
  ['hackerone-csv', 'id,title,severity_rating,state,substate,weakness\n'],
  [
    'hcl-appscan',
    '<?xml version="1.0"?><xml-report name="AppScan Report"><issue-group/></xml-report>',
  ],
  ['horusec', '{"version":"v2","status":"success","analysisVulnerabilities":null}'],
  [
    'humble',
    '{"[0. Info]":{"URL":"https://shop.example.org"},"[2. Missing HTTP Security Headers]":["Nothing to report, all seems OK!"],"[5. Empty HTTP Response Headers Values]":{"Result":"Nothing to report, all seems OK!"}}',
  ],
  ['huskyci', '{"goresults":{"gosecoutput":{}},"pythonresults":{"banditoutput":{}}}'],
  [
    'hydra',
    '{"generator":{"software":"Hydra","version":"v9.2"},"results":[],"success":true,"quantityfound":0}',
  ],
  [
    'insider',
    '{"sast":{"averageCVSS":0},"dra":[],"libraries":[],"vulnerabilities":null,"securityScore":100}',
  ],
  [
    'invicti',
    '{"Generated":"01/02/2026","Target":{"Url":"https://shop.example.org"},"Vulnerabilities":[]}',
  ],
  [
    'invicti-xml',
    '<?xml version="1.0"?><invicti-enterprise generated="x"><target/><vulnerabilities/></invicti-enterprise>',
  ],
  ['iriusrisk', 'Component,Use case,Threat,Current Risk\n'],
  ['junit', '<testsuites><testsuite name="x"><testcase name="fine"/></testsuite></testsuites>'],
  ['kiuwan', 'Rule code,Rule,Priority,CWE,File,Line number\n'],
  [
    'klocwork',
    '<?xml version="1.0"?><errorList xmlns="http://www.klocwork.com/inForce/report/1.0"/>',
  ],
  ['krakend-audit', '{"recommendations":[],"stats":{}}'],
  [
    'mobsf',
    '{"version":"v4.0","app_name":"Shop","file_name":"shop.apk","app_type":"apk","permissions":{},"code_analysis":{"findings":{}},"secrets":[]}',
  ],
  [
    'mobsf-scorecard',
    '{"high":[],"warning":[],"info":[],"secure":[],"hotspot":[],"security_score":100,"app_name":"Shop","file_name":"shop.apk"}',
  ],
  ['mobsfscan', '{"results":{},"errors":[],"mobsfscan_version":"0.4.0"}'],
  [
    'mozilla-observatory',
    '{"x-frame-options":{"name":"x-frame-options","pass":true,"score_modifier":0}}',
  ],
  [
    'mozilla-observatory',
    '{"scan":{"grade":"A"},"tests":{"x-frame-options":{"name":"x-frame-options","pass":true,"score_modifier":5}}}',
  ],
  ['ms-defender', '{"@odata.context":"https://api.example.org/$metadata","value":[]}'],
  ['mythril', '{"error":null,"issues":[],"success":true}'],
  ['nessus', '<?xml version="1.0"?><NessusClientData_v2><Report name="x"/></NessusClientData_v2>'],
  [
    'nessus-csv',
    'Plugin ID,CVE,CVSS,Risk,Host,Protocol,Port,Name,Synopsis,Description,Solution,See Also,Plugin Output\n',
  ],
  [
    'nexpose',
    '<NexposeReport version="2.0"><scans/><nodes/><VulnerabilityDefinitions/></NexposeReport>',
  ],
  [
    'nikto',
    '<?xml version="1.0"?><niktoscan><scandetails targethostname="x"><statistics/></scandetails></niktoscan>',
  ],
  ['nikto-json', '{"host":"x","ip":"192.0.2.4","port":"80","banner":"","vulnerabilities":[]}'],
  ['nikto-csv', '"Nikto - v2.5.0/"\n"shop.example.org","192.0.2.4","80","","","",""\n'],
  [
    'nikto-text',
    '- Nikto v2.5.0\n---------\n+ Target IP:          192.0.2.4\n+ Target Port:        80\n+ 629 requests: 0 error(s) and 0 item(s) reported on remote host\n+ 1 host(s) tested\n',
  ],
  [
    'nikto-html',
    '<!DOCTYPE html><html><head><title>Nikto Report</title></head><body><table><tr><td>Statistics</td><td>6544 requests, 0 errors, 0 findings</td></tr></table></body></html>',
  ],
  ['njsscan', '{"errors":[],"njsscan_version":"0.3.0","nodejs":{},"templates":{}}'],
  ['nmap', '<?xml version="1.0"?><nmaprun scanner="nmap"><runstats/></nmaprun>'],
  ['nodejsscan', '{"files":[],"sec_issues":{},"missing_sec_header":{},"total_count":{}}'],
  [
    'openreports',
    '{"apiVersion":"openreports.io/v1alpha1","kind":"Report","metadata":{"name":"x"},"results":[],"summary":{"fail":0}}',
  ],
  [
    'openreports',
    '{"apiVersion":"v1","kind":"List","items":[{"apiVersion":"wgpolicyk8s.io/v1alpha2","kind":"PolicyReport","metadata":{"name":"x"},"results":[{"policy":"p","result":"pass"}]}]}',
  ],
  [
    'openvas',
    '<report id="1" format_id="x"><report id="1"><results start="1" max="100"></results></report></report>',
  ],
  ['openvas-csv', 'IP,Hostname,Port,Port Protocol,CVSS,Severity,NVT Name,Summary,NVT OID\n'],
  ['phpcs', '{"totals":{"errors":0,"warnings":0,"fixable":0},"files":{}}'],
  ['phpcs-xml', '<?xml version="1.0"?><phpcs version="3.10"></phpcs>'],
  ['phpstan', '{"totals":{"errors":0,"file_errors":0},"files":[],"errors":[]}'],
  ['pingcastle', '<HealthcheckData><RiskRules/></HealthcheckData>'],
  ['pmd', '"Problem","Package","File","Priority","Line","Description","Rule set","Rule"\n'],
  ['phpmd', '{"version":"2.15.0","package":"phpmd","timestamp":"2026-03-01","files":[]}'],
  ['pmd-json', '{"formatVersion":0,"pmdVersion":"7.0.0","files":[],"processingErrors":[]}'],
  ['pmd-xml', '<?xml version="1.0"?><pmd version="7.0.0"/>'],
  ['ptart', '{"name":"x","assessments":[],"retests":[]}'],
  ['pvs-studio', '{"version":2,"warnings":[]}'],
  ['pwn-sast', '{"report_name":"x","data":[]}'],
  ['pylint', '{"messages":[],"statistics":{"messageTypeCount":{"error":0},"score":10}}'],
  ['qualys', '<ASSET_DATA_REPORT><HEADER/><HOST_LIST/><GLOSSARY/></ASSET_DATA_REPORT>'],
  [
    'qualys-csv',
    '"Scan Results"\n"Example Ltd","1 Street","x"\n\n"IP","DNS","QID","Title","Severity","Port"\n',
  ],
  [
    'qualys-detections',
    '<HOST_LIST_VM_DETECTION_OUTPUT><RESPONSE><DATETIME>x</DATETIME></RESPONSE></HOST_LIST_VM_DETECTION_OUTPUT>',
  ],
  ['qualys-scan', '<?xml version="1.0"?><SCAN value="scan/1"><HEADER/></SCAN>'],
  ['qualys-vmdr-csv', 'CVE,QID,Title,Severity,KB Severity,Asset Name\n'],
  ['qualys-was', '<WAS_SCAN_REPORT><HEADER/><RESULTS/><GLOSSARY/></WAS_SCAN_REPORT>'],
  ['rubocop', '{"metadata":{"rubocop_version":"1.0"},"files":[],"summary":{"offense_count":0}}'],
  ['sarif', '{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":[]}]}'],
  ['sarif', '{"version":"2.1.0","runs":[]}'],
  ['semgrep', '{"version":"1.90.0","results":[],"errors":[],"paths":{"scanned":[]}}'],
  ['slither', '{"success":true,"error":null,"results":{}}'],
  [
    'sobelow',
    '{"findings":{"high_confidence":[],"medium_confidence":[],"low_confidence":[]},"sobelow_version":"0.13.0","total_findings":0}',
  ],
  [
    'sonarqube',
    '{"total":0,"p":1,"ps":100,"paging":{"pageIndex":1,"pageSize":100,"total":0},"issues":[],"components":[],"facets":[]}',
  ],
  [
    'sonarqube',
    '{"paging":{"pageIndex":1,"pageSize":100,"total":0},"hotspots":[],"components":[]}',
  ],
  [
    'spotbugs',
    '<?xml version="1.0"?><BugCollection version="4.8.0"><FindBugsSummary/></BugCollection>',
  ],
  [
    'ssh-audit',
    '{"banner":{"protocol":"2.0"},"kex":[],"key":[],"enc":[],"mac":[],"cves":[],"target":"ssh.example.org:22"}',
  ],
  [
    'sslscan',
    '<?xml version="1.0"?><document title="SSLScan Results"><ssltest host="x" port="443"/></document>',
  ],
  ['sslyze', '{"sslyze_version":"6.0.0","server_scan_results":[]}'],
  [
    'sslyze-xml',
    '<document SSLyzeVersion="2.1.4" title="SSLyze Scan Results"><results/></document>',
  ],
  ['stackhawk', '{"service":"StackHawk","scanCompleted":{"scan":{"id":"s1"},"findings":[]}}'],
  [
    'testssl',
    '"id","fqdn/IP","port","severity","finding","cve","cwe"\n"TLS1_3","x/192.0.2.4","443","OK","offered","",""\n',
  ],
  ['testssl-json', '{"Invocation":"testssl.sh x","scanResult":[],"scanTime":3}'],
  [
    'threat-composer',
    '{"schema":1,"applicationInfo":{"name":"x"},"mitigations":[],"mitigationLinks":[],"threats":[]}',
  ],
  ['threat-dragon', '{"version":"2.2.0","summary":{"title":"x"},"detail":{"diagrams":[]}}'],
  ['trustwave', 'Target Name,IP,Port,Vulnerability Name,Description,Remediation,CVE,Severity\n'],
  ['vcg', '<CodeIssueCollection></CodeIssueCollection>'],
  ['veracode', '<detailedreport app_name="shop"><severity level="5"/></detailedreport>'],
  ['veracode-json', '{"_embedded":{"findings":[]},"page":{"total_elements":0}}'],
  [
    'veracode-pipeline',
    '{"pipeline_scan":"24.1","scan_status":"SUCCESS","findings":[],"modules":[]}',
  ],
  ['cppcheck-text', 'Checking src/a.c ...\n1/1 files checked 100% done\n'],
  [
    'veracode-sca-agent',
    '{"metadata":{},"records":[{"metadata":{"recordType":"SCAN"},"graphs":[],"libraries":[],"vulnerabilities":[]}]}',
  ],
  ['veracode-sca-issues', '{"_embedded":{"issues":[]}}'],
  ['veracode-sca', 'Issue ID,Issue type,Severity,CVE,Title,Library,Version in use\n'],
  ['vulners', '{"result":"OK","data":{"report":[],"vulns":{}}}'],
  [
    'wapiti',
    '<?xml version="1.0"?><report type="security"><report_infos><info name="generatorName">wapiti</info></report_infos><vulnerabilities/></report>',
  ],
  [
    'wapiti-json',
    '{"classifications":{},"vulnerabilities":{"SQL Injection":[]},"anomalies":{},"infos":{"target":"https://shop.example.org/"}}',
  ],
  [
    'webinspect',
    '<Sessions><Session><URL>https://shop.example.org</URL><Issues/></Session></Sessions>',
  ],
  ['whitehat-sentinel', '{"collection":[],"page":{"total":0}}'],
  [
    'wpscan',
    '{"banner":{"description":"WordPress Security Scanner by the WPScan Team"},"target_url":"https://blog.example.org/","interesting_findings":[],"plugins":{}}',
  ],
  ['xanitizer', '<XanitizerFindingsList></XanitizerFindingsList>'],
  ['zap', '<?xml version="1.0"?><OWASPZAPReport version="2.15.0" generated="x"></OWASPZAPReport>'],
  [
    'zap',
    '<?xml version="1.0"?><OWASPZAPReport version="2.15.0"><site name="https://shop.example.org"><alerts></alerts></site></OWASPZAPReport>',
  ],
  [
    'zap-json',
    '{"@programName":"ZAP","@version":"2.15.0","@generated":"x","site":[{"@name":"https://shop.example.org","alerts":[]}]}',
  ],
  ['credscan', 'Tool,Searcher,Source,Line,Severity\n'],
  ['crashtest', '{"data":{"status":{},"descriptions":[],"findings":{}}}'],
  ['immuniweb-xml', '<?xml version="1.0"?><ImmuniWeb><Vulnerabilities/></ImmuniWeb>'],
  [
    'outscan',
    '<?xml version="1.0"?><main><hostlist><host><ip>192.0.2.7</ip></host></hostlist><detaillist/></main>',
  ],
  ['solar-appscreener', 'Vulnerability,Severity_level,File,Line\n'],
  [
    'xygeni',
    '{"metadata":{"scanType":"secrets","format":"secrets-xygeni"},"secrets":[],"errors":[]}',
  ],
  [
    'brakeman-csv',
    'Confidence,Warning Type,CWE,File,Line,Message,Code,User Input,Check Name,Warning Code,Fingerprint,Link\n',
  ],
  [
    'checkmarx-csv',
    'Query,QueryPath,Custom,OWASP Top 10 2017,SrcFileName,Line,Column,NodeId,Name,DestFileName,DestLine,DestColumn,DestNodeId,DestName,Result State,Result Severity,Assigned To,Comment,Link,Result Status,Detection Date\n',
  ],
  [
    'intsights-csv',
    'Alert ID,Title,Description,Severity,Type,Source Date (UTC),Report Date (UTC),Network Type,Source URL,Source Name,Assets,Tags,Assignees,Remediation,Status,Closed Reason,Additional Info,Rating,Alert Link\n',
  ],
  [
    'nexpose-csv',
    'Asset IP Address,Service Port,Vulnerability Test Result Code,Vulnerability ID,Vulnerability CVE IDs,Vulnerability Severity Level,Vulnerability Title\n',
  ],
  [
    'ms-defender-csv',
    'DeviceName,OSPlatform,SoftwareVendor,SoftwareName,SoftwareVersion,CveId,VulnerabilitySeverityLevel,RecommendedSecurityUpdateId\n',
  ],
  ['skf', 'title,description,mitigation\n'],
  [
    'aderyn',
    '{"files_summary":{"total_source_units":2},"issue_count":{"high":0,"low":0},"high_issues":{"issues":[]},"low_issues":{"issues":[]},"detectors_used":[]}',
  ],
  ['android-lint', '<?xml version="1.0"?><issues format="6" by="lint 8.1.0"/>'],
  ['solhint', '[{"conclusion":"0 problem/s (0 error/s, 0 warning/s)"}]'],
  [
    'w3af',
    '<w3af-run start="1" xmloutputversion="2.8"><scan-info target="https://shop.example.org/"/></w3af-run>',
  ],
  [
    'bandit-text',
    'Run started:2026-01-02 10:00:00\n\nTest results:\n\tNo issues identified.\n\nCode scanned:\n\tTotal lines of code: 3\n',
  ],
  [
    'brakeman-text',
    '\n== Brakeman Report ==\n\nApplication Path: /src/shop\n\nNo warnings found\n',
  ],
  [
    'flawfinder-text',
    'Flawfinder version 2.0.19, (C) 2001-2019 David A. Wheeler.\nExamining a.c\n\nFINAL RESULTS:\n\n\nANALYSIS SUMMARY:\n\nNo hits found.\n',
  ],
  ['golangci-lint-text', '0 issues.\n'],
  [
    'gosec-text',
    'Results:\n\n\nSummary:\n  Gosec  : 2.19.0\n  Files  : 1\n  Lines  : 20\n  Nosec  : 0\n  Issues : 0\n',
  ],
  [
    'semgrep-text',
    '┌──────────────┐\n│ Scan Summary │\n└──────────────┘\nRan 200 rules on 12 files: 0 findings.\n',
  ],
  ['contrast-json', '{"success":true,"traces":[],"count":0}'],
  ['nexpose-simple', '<NeXposeSimpleXML version="1.0"><devices/></NeXposeSimpleXML>'],
  ['qwiet', '{"ok":true,"response":{"scan":{"id":"4","app":"shop"},"findings":[]}}'],
  ['sonarqube-csv', 'key,rule,severity,component,project,line,message,type,status\n'],
];
