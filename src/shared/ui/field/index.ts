export { type ControlProps, Field, type FieldProps } from './field';
