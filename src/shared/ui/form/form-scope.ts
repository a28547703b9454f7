import { createContext, use } from 'react';

export type FormScope = { id: string; pending: boolean };

const none: FormScope = { id: '', pending: false };
export const FormContext = createContext(none);
export const useFormScope = () => use(FormContext);

/** The id of a field's control within a form, which the error summary links to. */
export const fieldId = (form: string, name: string) => `${form}-${name.replaceAll('.', '-')}`;

/** The id of the text in the label of the control with this id. */
export const labelId = (control: string) => `${control}-label`;
