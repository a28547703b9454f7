export { InviteDialog } from './ui/invite-dialog';
