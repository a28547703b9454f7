export { type MultiChoice, MultiSelect, type MultiSelectProps } from './multi-select';
