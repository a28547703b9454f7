export { inviteSchema, invitedRoles } from './model/invite-form';
export { ChangeRoleDialog } from './ui/change-role-dialog';
export { InviteDialog } from './ui/invite-dialog';
