/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FilterBranchParameter } from './filterBranchParameter.ts';
import type { FilterCategoryParameter } from './filterCategoryParameter.ts';
import type { FilterComponentParameter } from './filterComponentParameter.ts';
import type { FilterCveParameter } from './filterCveParameter.ts';
import type { FilterCvssv3ScoreParameter } from './filterCvssv3ScoreParameter.ts';
import type { FilterCweParameter } from './filterCweParameter.ts';
import type { FilterDateRangeParameter } from './filterDateRangeParameter.ts';
import type { FilterDeveloperParameter } from './filterDeveloperParameter.ts';
import type { FilterEndColumnParameter } from './filterEndColumnParameter.ts';
import type { FilterExcludedFileTypesParameter } from './filterExcludedFileTypesParameter.ts';
import type { FilterFalsePositiveParameter } from './filterFalsePositiveParameter.ts';
import type { FilterFileParameter } from './filterFileParameter.ts';
import type { FilterFixingEffortParameter } from './filterFixingEffortParameter.ts';
import type { FilterImportParameter } from './filterImportParameter.ts';
import type { FilterIsDuplicateParameter } from './filterIsDuplicateParameter.ts';
import type { FilterIsSubfindingParameter } from './filterIsSubfindingParameter.ts';
import type { FilterIssueOwnerParameter } from './filterIssueOwnerParameter.ts';
import type { FilterKevParameter } from './filterKevParameter.ts';
import type { FilterKey } from './filterKey.ts';
import type { FilterLanguageParameter } from './filterLanguageParameter.ts';
import type { FilterMitigationParameter } from './filterMitigationParameter.ts';
import type { FilterOwaspCicdParameter } from './filterOwaspCicdParameter.ts';
import type { FilterOwaspParameter } from './filterOwaspParameter.ts';
import type { FilterPolicyCategoryParameter } from './filterPolicyCategoryParameter.ts';
import type { FilterPolicyControlParameter } from './filterPolicyControlParameter.ts';
import type { FilterPolicyNameParameter } from './filterPolicyNameParameter.ts';
import type { FilterPriorityParameter } from './filterPriorityParameter.ts';
import type { FilterProviderParameter } from './filterProviderParameter.ts';
import type { FilterRemediationTypeParameter } from './filterRemediationTypeParameter.ts';
import type { FilterRepositoryParameter } from './filterRepositoryParameter.ts';
import type { FilterReviewRequestedParameter } from './filterReviewRequestedParameter.ts';
import type { FilterRuleParameter } from './filterRuleParameter.ts';
import type { FilterSeverityParameter } from './filterSeverityParameter.ts';
import type { FilterSlaParameter } from './filterSlaParameter.ts';
import type { FilterSlsaThreatsParameter } from './filterSlsaThreatsParameter.ts';
import type { FilterStartColumnParameter } from './filterStartColumnParameter.ts';
import type { FilterStatusParameter } from './filterStatusParameter.ts';
import type { FilterTagsParameter } from './filterTagsParameter.ts';
import type { FilterToolParameter } from './filterToolParameter.ts';
import type { FilterTypeParameter } from './filterTypeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListFindingFilterOptionsParams = {
/**
 * The filter.
 */
filter_key: FilterKey;
/**
 * Organisation, where it is not one's own.
 */
client_id?: string;
/**
 * What the list is searched for, so that only findings that match it are counted. `q` looks for options.
 * @maxLength 500
 */
text?: string;
/**
 * Most options to answer.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
/**
 * source_control: nickname or id of the repository.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
repository?: FilterRepositoryParameter;
/**
 * source_control: branch of the scan.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
branch?: FilterBranchParameter;
/**
 * scan_info: first seen within these days, inclusive, UTC; one side may be open.
 * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
 */
date_range?: FilterDateRangeParameter;
/**
 * scan_info: scanner that reported it.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
tool?: FilterToolParameter;
/**
 * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed. Which ones it had again is known for 30 days.
 * @maxItems 20
 * @items.maxLength 60
 * @items.pattern ^(new|matched|reopened|fixed):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
 */
import?: FilterImportParameter;
/**
 * code_info: part of the path; `*` stands for any characters.
 * @maxLength 500
 */
file?: FilterFileParameter;
/**
 * code_info: language of the file.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
language?: FilterLanguageParameter;
/**
 * code_info: column where it begins.
 * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
 */
start_column?: FilterStartColumnParameter;
/**
 * code_info: column where it ends.
 * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
 */
end_column?: FilterEndColumnParameter;
/**
 * developer_info: user name or e-mail of who it is assigned or was sent to.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
developer?: FilterDeveloperParameter;
/**
 * developer_info: a decision on it waits for an approver.
 */
review_requested?: FilterReviewRequestedParameter;
/**
 * developer_info: author of the line, as the report or the host says.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
issue_owner?: FilterIssueOwnerParameter;
/**
 * remediation_info: where it stands.
 * @maxItems 20
 */
status?: FilterStatusParameter;
/**
 * remediation_info: kind of way out that is known.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
mitigation?: FilterMitigationParameter;
/**
 * remediation_info: estimated effort, 0 to 100.
 * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
 */
fixing_effort?: FilterFixingEffortParameter;
/**
 * remediation_info: kind of remediation.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
remediation_type?: FilterRemediationTypeParameter;
/**
 * remediation_info: where it stands against its due date.
 * @maxItems 20
 */
sla?: FilterSlaParameter;
/**
 * policy_info: category of a policy that it violates.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
policy_category?: FilterPolicyCategoryParameter;
/**
 * policy_info: name of a policy that it violates.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
policy_name?: FilterPolicyNameParameter;
/**
 * policy_info: control of a policy that it violates.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
policy_control?: FilterPolicyControlParameter;
/**
 * vulnerability_info: severity.
 * @maxItems 20
 */
severity?: FilterSeverityParameter;
/**
 * vulnerability_info: priority, 0 to 100.
 * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
 */
priority?: FilterPriorityParameter;
/**
 * vulnerability_info: CVSS v3 base score, 0 to 10.
 * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
 */
cvssv3_score?: FilterCvssv3ScoreParameter;
/**
 * vulnerability_info: CWE numbers.
 * @maxItems 100
 * @items.minimum 1
 * @items.maximum 999999
 */
cwe?: FilterCweParameter;
/**
 * vulnerability_info: CVE or advisory ids.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
cve?: FilterCveParameter;
/**
 * vulnerability_info: in CISA's list of known exploited vulnerabilities.
 */
kev?: FilterKevParameter;
/**
 * vulnerability_info: the scanner's rule.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
rule?: FilterRuleParameter;
/**
 * vulnerability_info: name or package URL of the component.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
component?: FilterComponentParameter;
/**
 * vulnerability_info: type of vulnerability.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
type?: FilterTypeParameter;
/**
 * vulnerability_info: kind of scan that finds such.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
category?: FilterCategoryParameter;
/**
 * vulnerability_info: OWASP Top 10 entry.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
owasp?: FilterOwaspParameter;
/**
 * vulnerability_info: SLSA 1.2 threats.
 * @maxItems 20
 */
slsa_threats?: FilterSlsaThreatsParameter;
/**
 * other_info: marked as false positive.
 */
false_positive?: FilterFalsePositiveParameter;
/**
 * other_info: another finding stands for it.
 */
is_duplicate?: FilterIsDuplicateParameter;
/**
 * other_info: part of another finding.
 */
is_subfinding?: FilterIsSubfindingParameter;
/**
 * other_info: source host or cloud that it came from.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
provider?: FilterProviderParameter;
/**
 * other_info: tags of the finding.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
tags?: FilterTagsParameter;
/**
 * other_info: extensions to leave out.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
excluded_file_types?: FilterExcludedFileTypesParameter;
/**
 * other_info: OWASP CI/CD Top 10 entry.
 * @maxItems 100
 * @items.minLength 1
 * @items.maxLength 200
 */
owasp_cicd?: FilterOwaspCicdParameter;
/**
 * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
 * @maxLength 500
 */
q?: SearchParameter;
};
