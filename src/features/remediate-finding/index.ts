export { useRemediation, type Hosted, type Refused, type RemediationState } from './api/use-remediation';
export { whyFailed } from './model/why-failed';
export { EditDiff } from './ui/edit-diff';
