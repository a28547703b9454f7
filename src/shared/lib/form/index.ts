export { email, newPassword, passwordRules, required, withConfirmation } from './fields';
export { useKeptValues } from './use-kept-values';
export { useSchemaForm } from './use-schema-form';
