export { ChipInput, type ChipInputProps } from './chip-input';
