/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListFindingGroupsGroup = 'repository' | 'rule' | 'cve' | 'component' | 'file';