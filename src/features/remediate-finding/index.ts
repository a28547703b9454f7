export { useAiRefusal } from './api/use-ai-refusal';
export {
  isIssueOnly,
  useRemediation,
  type ActionRefusal,
  type RemediationState,
} from './api/use-remediation';
export { useHostRefusal } from './api/use-host-refusal';
export { useUpgradeChoices } from './api/use-upgrade-choices';
export { changeSizeMessages } from './model/change-size-messages';
export { updateReason, updateWaits } from './model/pull-request-messages';
export { failureMessage, isGenerating } from './model/remediation-status';
export { nextStepFor, useNextSteps } from './model/use-next-steps';
export { EarlierVersions } from './ui/earlier-versions';
export { EditDiff } from './ui/edit-diff';
export { RemediationNotes } from './ui/remediation-notes';
export { TemplateForm } from './ui/template-form';
export { IssueDialog, PullRequestLife } from './ui/lazy';
