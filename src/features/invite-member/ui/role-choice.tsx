import { useLingui } from '@lingui/react/macro';
import type { RadioInputProps } from '@/shared/ui/radio';
import { RadioCard } from '@/shared/ui/radio-card';
import { useRoleName } from '@/entities/session';
import { type invitedRoles, roleExplanations } from '../model/invite-form';

type RoleChoiceProps = RadioInputProps & { role: (typeof invitedRoles)[number] };

export function RoleChoice({ role, ...rest }: RoleChoiceProps) {
  const { i18n } = useLingui();
  return (
    <RadioCard
      {...rest}
      value={role}
      title={useRoleName(role)}
      text={i18n._(roleExplanations[role])}
    />
  );
}
