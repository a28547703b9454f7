import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { inviteRequestSchema } from '@/shared/api/generated/forms/team';

/** Invitations cannot grant the super-admin role. */
export const invitedRoles = ['admin', 'cyberoper', 'developer'] as const;

export const roleExplanations: Readonly<Record<(typeof invitedRoles)[number], MessageDescriptor>> =
  {
    admin: msg`Full access to the organisation, including team, billing and credentials.`,
    cyberoper: msg`Findings, fixes, scans and repositories. No access to team, billing or credentials.`,
    developer: msg`Findings sent to them or in their repositories.`,
  };

export const inviteSchema = v.object({
  ...inviteRequestSchema.entries,
  role: v.picklist(invitedRoles),
});
