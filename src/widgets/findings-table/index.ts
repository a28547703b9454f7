export {
  allSelected,
  isSelected,
  noneSelected,
  selectedCount,
  selectRange,
  setSelected,
  toggleSelected,
  type Selection,
} from './model/selection';
export { createVisibleRange, type VisibleRange } from './model/visible-range';
export { useListKeyboard } from './model/use-list-keyboard';
export { FindingsGrid, type Density } from './ui/findings-grid';
export { TableFooter } from './ui/table-footer';
export { FindingsCards, PrintedFindings, SeenKeys, SelectAllBanner } from './ui/lazy';
