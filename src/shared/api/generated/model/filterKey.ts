/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A filter with a list of values.
 */
export type FilterKey = 'repository' | 'branch' | 'tool' | 'language' | 'developer' | 'issue_owner' | 'status' | 'mitigation' | 'remediation_type' | 'sla' | 'policy_category' | 'policy_name' | 'policy_control' | 'severity' | 'cwe' | 'cve' | 'rule' | 'component' | 'type' | 'category' | 'owasp' | 'slsa_threats' | 'provider' | 'tags' | 'excluded_file_types' | 'owasp_cicd';