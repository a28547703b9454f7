import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { email } from '@/shared/lib/form';

/** A super-admin is not made by invitation. */
export const invitedRoles = ['admin', 'cyberoper', 'developer'] as const;

export const roleExplanations: Readonly<Record<(typeof invitedRoles)[number], MessageDescriptor>> =
  {
    admin: msg`Everything in this organisation, with team, billing and credentials.`,
    cyberoper: msg`Findings, fixes, scans and repositories; no team, billing or credentials.`,
    developer: msg`The findings sent to them and those of their repositories.`,
  };

export const inviteSchema = v.object({ email, role: v.picklist(invitedRoles) });
