export { Chip, ChipButton, ChipRemove, ChipText } from './chip';
