import { defineMessage } from '@lingui/core/macro';

/** Codes of organization deletion; see `problem-messages.ts`. */
export const organizationProblemMessages = {
  deletion_requested: defineMessage({
    id: 'problem.deletion_requested',
    message: 'The deletion of this organisation was already requested.',
  }),
  last_superadmin_organization: defineMessage({
    id: 'problem.last_superadmin_organization',
    message:
      'This organisation has the last super-administrators of the installation, so it cannot be deleted.',
  }),
  subscription_running: defineMessage({
    id: 'problem.subscription_running',
    message: 'This organisation has a paid subscription. Cancel it first to avoid further charges.',
  }),
};
