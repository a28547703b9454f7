export { useRemediation, type Hosted, type Refused, type RemediationState } from './api/use-remediation';
export { EditDiff } from './ui/edit-diff';
