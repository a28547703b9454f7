import { useRoleName, useSessionUser } from '@/entities/session';
import { Avatar } from '@/shared/ui/avatar';

export const userClass =
  'flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left';

export function UserName({ rail }: { rail: boolean }) {
  const user = useSessionUser();
  const role = useRoleName(user.role);
  return (
    <>
      <Avatar
        name={user.username}
        size="md"
        {...(user.avatar_url !== null && { src: user.avatar_url })}
      />
      {!rail && (
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm leading-4 font-medium">{user.username}</span>
          <span className="block text-2xs text-ink-3">{role}</span>
        </span>
      )}
    </>
  );
}
