export { EditFindingsDialog } from './ui/lazy-edit-findings-dialog';
