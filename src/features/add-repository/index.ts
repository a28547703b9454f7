export { AddRepositoryDialog } from './ui/add-repository-dialog';
export { useAddRepository } from './api/use-add-repository';
