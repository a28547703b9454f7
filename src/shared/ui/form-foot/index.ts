export { FormFoot, type FormFootProps } from './form-foot';
