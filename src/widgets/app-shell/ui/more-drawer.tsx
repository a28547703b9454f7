import { useLingui } from '@lingui/react/macro';
import { JobsButton } from '@/features/track-jobs';
import { Drawer } from '@/shared/ui/drawer';
import { useNavigation } from '../model/use-navigation';
import { NavLink } from './nav-link';
import { UserCorner } from './user-corner';

/** Entries that are not in the tab bar. */
export function MoreDrawer({
  onClose,
  onShortcuts,
}: {
  onClose: () => void;
  onShortcuts: () => void;
}) {
  const { t, i18n } = useLingui();
  const { groups, current } = useNavigation();
  return (
    <Drawer
      title={t`More`}
      side="bottom"
      onClose={onClose}
      foot={<UserCorner rail={false} onShortcuts={onShortcuts} />}
    >
      {/* Links handle keys themselves; this handles the click that bubbles up from them. */}
      <div
        role="presentation"
        className="flex flex-col gap-4 p-4"
        onClick={(event) =>
          event.target instanceof Element && event.target.closest('a') && onClose()
        }
      >
        <JobsButton rail={false} onPress={onClose} />
        {groups.map((group) => (
          <div key={group.id} className="flex flex-col gap-0.5">
            {group.title && <p className="px-2 pb-1 text-xs text-ink-3">{i18n._(group.title)}</p>}
            {group.items.map((item) => (
              <NavLink key={item.to} item={item} rail={false} current={item === current} />
            ))}
          </div>
        ))}
      </div>
    </Drawer>
  );
}
