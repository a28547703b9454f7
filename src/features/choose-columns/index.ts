export { chosenColumnsQuery, useChosenColumns } from './api/use-chosen-columns';
export { ChooseColumns } from './ui/lazy';
