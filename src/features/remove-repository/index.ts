export { RemoveRepository } from './ui/remove-repository';
