import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetupShown } from '@/entities/client';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Kbd } from '@/shared/ui/kbd';

type Shortcut = { keys: string; does: MessageDescriptor };

const groups: { title: MessageDescriptor; shortcuts: readonly Shortcut[] }[] = [
  {
    title: msg`Everywhere`,
    shortcuts: [
      { keys: 'Ctrl K', does: msg`Search or jump to…` },
      { keys: '?', does: msg`Keyboard shortcuts` },
      { keys: '[', does: msg`Collapse or expand the sidebar` },
      { keys: 'G', does: msg`Go to a page, by its letter` },
      { keys: 'F6', does: msg`Next region of the page` },
      { keys: 'Esc', does: msg`Close the open panel` },
    ],
  },
  {
    title: msg`In lists`,
    shortcuts: [
      { keys: 'J', does: msg`Next row` },
      { keys: 'K', does: msg`Previous row` },
      { keys: 'X', does: msg`Select the row` },
      { keys: 'Shift X', does: msg`Select up to here` },
      { keys: 'Ctrl A', does: msg`Select loaded` },
      { keys: 'Space', does: msg`Preview the row` },
      { keys: 'Enter', does: msg`Open the row` },
      { keys: '/', does: msg`Search` },
      { keys: 'F', does: msg`Add a filter` },
      { keys: 'E', does: msg`Export` },
      { keys: 'U', does: msg`Mark a finding as seen, or as new` },
      { keys: 'Shift U', does: msg`Mark all findings as seen` },
      { keys: 'Shift C', does: msg`Choose columns` },
      { keys: 'Shift B', does: msg`Group or change grouping` },
      { keys: '→ ←', does: msg`Open or close a group` },
    ],
  },
  {
    title: msg`With the selected findings, or the one under the cursor`,
    shortcuts: [
      { keys: 'A', does: msg`Assign` },
      { keys: 'R', does: msg`Accept the risk` },
      { keys: 'S', does: msg`Send to developers` },
      { keys: 'D', does: msg`Generate patches` },
      { keys: 'P', does: msg`Open pull requests` },
      { keys: 'I', does: msg`Open issues` },
      { keys: 'M', does: msg`Mark as false positive` },
    ],
  },
  {
    title: msg`On a finding`,
    shortcuts: [
      { keys: 'J', does: msg`Next finding` },
      { keys: 'K', does: msg`Previous finding` },
      { keys: 'N', does: msg`Next step` },
      { keys: 'A', does: msg`Assign` },
      { keys: 'M', does: msg`Mark as false positive` },
      { keys: 'R', does: msg`Accept the risk` },
      { keys: 'S', does: msg`Change severity` },
      { keys: 'P', does: msg`Open pull request` },
      { keys: 'C', does: msg`Comment` },
      { keys: 'Y', does: msg`Accept the second opinion` },
      { keys: 'N', does: msg`Refuse the second opinion, while it has no answer` },
      { keys: '1–9', does: msg`Switch between a second opinion’s reason and its line` },
      { keys: '.', does: msg`All actions` },
      { keys: 'Ctrl Z', does: msg`Undo the last change` },
    ],
  },
  {
    title: msg`On the pull requests`,
    shortcuts: [
      { keys: 'J', does: msg`Next row` },
      { keys: 'K', does: msg`Previous row` },
      { keys: 'O', does: msg`Open at the source host` },
      { keys: 'R', does: msg`Update the branch, or try again` },
    ],
  },
  {
    title: msg`On the connectors`,
    shortcuts: [{ keys: 'T', does: msg`Test the connector of the row` }],
  },
  {
    title: msg`On the supply chain`,
    shortcuts: [
      { keys: ']', does: msg`Next threat` },
      { keys: '[', does: msg`Previous threat` },
    ],
  },
];

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [setup, setSetup] = useSetupShown();
  return (
    <Dialog title={t`Keyboard shortcuts`} width="wide" onClose={onClose}>
      <DialogBody className="gap-x-6 sm:columns-2">
        {groups.map(({ title, shortcuts }) => (
          <section key={title.id} className="mb-5 break-inside-avoid">
            <h3 className="mb-1.5 text-sm font-semibold">{i18n._(title)}</h3>
            <dl className="flex flex-col">
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={does.id}
                  className="flex items-center justify-between gap-4 border-t py-1.5 first:border-t-0"
                >
                  <dt className="text-sm text-ink-2">{i18n._(does)}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {setup === 'hidden' && (
          <Button kind="quiet" size="sm" onClick={() => setSetup('shown')}>
            <Trans>Show the remaining setup steps on the overview</Trans>
          </Button>
        )}
      </DialogBody>
    </Dialog>
  );
}
