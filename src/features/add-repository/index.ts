export { AddRepositoryDialog } from './ui/add-repository-dialog';
