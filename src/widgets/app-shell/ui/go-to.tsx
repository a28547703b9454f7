import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { showJobsPanel } from '@/entities/job';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Kbd } from '@/shared/ui/kbd';
import { goToLetters } from '../model/go-to-letters';
import { useNavigation } from '../model/use-navigation';

const rowStyles =
  'flex min-h-8 w-full items-center gap-2.5 rounded-md px-2 text-sm font-medium -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11';
const iconStyles = 'size-4 shrink-0 text-ink-2';

/**
 * G opens a sheet, and a page's letter navigates to it: two keys that the user need not remember.
 * The sheet's code loads with its hotkey: if it loaded on opening, a quick second letter would be
 * lost.
 */
export function GoTo({ startsOpen, onReady }: { startsOpen: boolean; onReady: () => void }) {
  const [open, setOpen] = useState(startsOpen);
  useHotkeys({ g: () => setOpen(true) }, 'frame');
  const notifyReady = useEffectEvent(onReady);
  useLayoutEffect(() => notifyReady(), []);
  return open && <GoToSheet onClose={() => setOpen(false)} />;
}

function GoToSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { groups } = useNavigation();
  const pages = groups.flatMap(({ items }) => items);
  const showActivity = () => {
    onClose();
    showJobsPanel();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toUpperCase();
    const page = pages.find(({ to }) => goToLetters[to] === letter);
    if (!page && letter !== goToLetters.activity) return;
    event.preventDefault();
    if (!page) return showActivity();
    onClose();
    void navigate({ to: page.to });
  });
  // In a layout effect, so that keys work as soon as the sheet is rendered.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog
      title={t`Go to`}
      description={t`Press the letter of a page.`}
      width="wide"
      onClose={onClose}
    >
      <DialogBody className="columns-1 sm:columns-2">
        {pages.map(({ to, label, icon: Icon }, at) => (
          <Link
            key={to}
            to={to}
            data-autofocus={at === 0 || undefined}
            className={rowStyles}
            onClick={onClose}
          >
            <Icon aria-hidden strokeWidth={1.75} className={iconStyles} />
            <span className="flex-1 truncate">{i18n._(label)}</span>
            <Kbd keys={goToLetters[to] ?? ''} />
          </Link>
        ))}
        <button type="button" className={rowStyles} onClick={showActivity}>
          <Activity aria-hidden strokeWidth={1.75} className={iconStyles} />
          <span className="flex-1 truncate text-left">
            <Trans>Activity</Trans>
          </span>
          <Kbd keys={goToLetters.activity} />
        </button>
      </DialogBody>
    </Dialog>
  );
}
