export {
  checkField,
  limitOf,
  numberText,
  webAddress,
  withConfirmation,
  withMessages,
} from './fields';
export { issueMessage } from './issue-message';
export { useDraftValues } from './use-draft-values';
export { useSchemaForm } from './use-schema-form';
