export {
  isIssueOnly,
  useRemediation,
  type ActionRefusal,
  type RemediationState,
} from './api/use-remediation';
export { failureMessage, isGenerating } from './model/remediation-status';
export { EarlierVersions } from './ui/earlier-versions';
export { EditDiff } from './ui/edit-diff';
export { RemediationNotes } from './ui/remediation-notes';
export { TemplateForm } from './ui/template-form';
export { IssueDialog } from './ui/lazy';
