export { onCommandEnter } from './command-enter';
export { CommandEnterHint } from './command-enter-hint';
export { ErrorSummary, type FormProblem } from './error-summary';
export { Form, type FormError, type FormProps } from './form';
export { fieldId, labelId, useFormScope } from './form-scope';
export { SubmitButton } from './submit-button';
