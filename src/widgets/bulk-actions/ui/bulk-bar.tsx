import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Check,
  CircleDot,
  CircleSlash,
  Download,
  Ellipsis,
  FileDiff,
  GitPullRequest,
  type LucideIcon,
  Pencil,
  Send,
  ShieldHalf,
  Ticket,
  UserPlus,
  WandSparkles,
  Workflow,
  X,
} from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Kbd } from '@/shared/ui/kbd';
import { linkStyles } from '@/shared/ui/link';
import { Menu } from '@/shared/ui/menu';

export interface BulkAction {
  readonly id: string;
  readonly label: string;
  readonly shortcut?: string;
  readonly disabledReason?: string | false;
  /** In the "More" menu, where the bar would get too long. */
  readonly rare?: true;
  readonly run: () => void;
}

// Separate from the actions: the hotkeys need those before the bar and its icons are loaded.
const icons: Readonly<Record<string, LucideIcon>> = {
  send: Send,
  patch: WandSparkles,
  'pull-requests': GitPullRequest,
  issues: Ticket,
  'false-positive': CircleSlash,
  'review-patches': FileDiff,
  accept: ShieldHalf,
  approve: Check,
  decline: X,
  assign: UserPlus,
  edit: Pencil,
  reopen: CircleDot,
  rule: Workflow,
};
const iconOf = (id: string) => icons[id] ?? Download;

interface BulkBarProps {
  count: number;
  total: number;
  exact: boolean;
  everything: boolean;
  actions: readonly BulkAction[];
  onEverything: () => void;
  onClear: () => void;
}

/** When the bar disappears with the selection, moves a focus inside it to the list. */
const returnFocus = (bar: HTMLDivElement | null) => () => {
  if (bar?.contains(document.activeElement))
    document.querySelector<HTMLElement>('[role=grid]')?.focus();
};

/**
 * Replaces the table footer while findings are selected. It is docked, so that it never covers a
 * focused row.
 */
export function BulkBar({
  count,
  total,
  exact,
  everything,
  actions,
  onEverything,
  onClear,
}: BulkBarProps) {
  const { t, i18n } = useLingui();
  const all = `${i18n.number(total)}${exact ? '' : '+'}`;
  return (
    <div
      ref={returnFocus}
      role="toolbar"
      aria-label={t`Bulk actions`}
      className="relative z-(--z-bulkbar) flex h-14 shrink-0 scroll-none items-center gap-1 overflow-x-auto border-t border-line-strong bg-overlay pl-3 shadow-2 lg:h-12 lg:pl-4"
    >
      <span
        role="status"
        className="sticky left-0 bg-overlay px-2 text-sm font-medium whitespace-nowrap num"
      >
        <Plural value={count} one="# selected" other="# selected" />
      </span>
      {!everything && total > count && (
        <button
          type="button"
          className={`${linkStyles.action} min-h-8 shrink-0 text-sm whitespace-nowrap`}
          onClick={onEverything}
        >
          <Trans>Select all {all}</Trans>
        </button>
      )}
      <span aria-hidden className="mx-1.5 h-5 w-px shrink-0 bg-line" />
      {actions
        .filter(({ rare }) => !rare)
        .map(({ id, label, shortcut, disabledReason = false, run }) => (
          <Button
            key={id}
            kind="quiet"
            icon={iconOf(id)}
            disabledReason={disabledReason}
            onClick={run}
            className="px-2! whitespace-nowrap text-ink!"
          >
            {label}
            {shortcut !== undefined && (
              <span className="hidden xl:inline">
                <Kbd keys={shortcut} />
              </span>
            )}
          </Button>
        ))}
      <span className="sticky right-0 ml-auto flex shrink-0 items-center border-l border-line bg-overlay lg:border-l-0 lg:pr-4">
        <Menu
          label={t`More actions`}
          placement={{ side: 'top', align: 'end' }}
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t`More actions`} />}
          entries={actions
            .filter(({ rare }) => rare)
            .map(({ id, label, shortcut, disabledReason = false, run }) => ({
              label,
              icon: iconOf(id),
              ...(shortcut !== undefined && { shortcut }),
              disabledReason,
              onSelect: run,
            }))}
        />
        <IconButton icon={X} label={t`Clear selection`} shortcut="Esc" onClick={onClear} />
      </span>
    </div>
  );
}
