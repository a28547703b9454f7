export { MultiSelect, type MultiSelectProps } from './multi-select';
export type { MultiChoice } from './multi-select-option';
