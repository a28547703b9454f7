import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Role } from '#domain/roles';

const names: Record<Role, MessageDescriptor> = {
  superadmin: msg`Super-admin`,
  admin: msg`Admin`,
  cyberoper: msg`Cyberoper`,
  developer: msg`Developer`,
};

export const useRoleName = (role: Role): string => useLingui()._(names[role]);
