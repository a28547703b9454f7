export {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  selectRange,
  setSelected,
  toggleSelected,
  type Selection,
} from './model/selection';
export { createSight } from './model/sight';
export { useListKeyboard } from './model/use-list-keyboard';
export { EverythingStrip } from './ui/lazy-everything-strip';
export { FindingsCards } from './ui/lazy-findings-cards';
export { FindingsGrid, type Density } from './ui/findings-grid';
export { TableFoot } from './ui/table-foot';
