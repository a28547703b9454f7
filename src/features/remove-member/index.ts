export { RemoveMemberDialog } from './ui/remove-member-dialog';
