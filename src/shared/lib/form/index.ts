export { email, newPassword, passwordRules, required, withConfirmation } from './fields';
export { useSchemaForm } from './use-schema-form';
