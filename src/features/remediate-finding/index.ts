export {
  isIssueOnly,
  useRemediation,
  type Refused,
  type RemediationState,
} from './api/use-remediation';
export { whyFailed } from './model/why-failed';
export { isBeingMade } from './model/is-being-made';
export { IssueDialog } from './ui/lazy-issue-dialog';
export { EarlierVersions } from './ui/earlier-versions';
export { EditDiff } from './ui/edit-diff';
export { RemediationNotes } from './ui/remediation-notes';
export { TemplateForm } from './ui/template-form';
