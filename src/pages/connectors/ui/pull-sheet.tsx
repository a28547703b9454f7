import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { ConnectDialog, connectorOf, pullSources } from '@/features/connect-service';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import type { Connection, PullSourceKey } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { Progress } from '@/shared/ui/progress';
import { QueryError } from '@/shared/ui/query-boundary';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { toast } from '@/shared/ui/toast';
import { usePullSource } from '../api/use-pull-source';
import { draftOf, isComplete, isSame, type PullDraft, requestOf } from '../model/pull-draft';
import { PullConnection } from './pull-connection';
import { PullProjects } from './pull-projects';
import { PullSchedule } from './pull-schedule';
import { PullSummary } from './pull-summary';

interface PullSheetProps {
  source: PullSourceKey;
  connection: Connection | undefined;
  onClose: () => void;
}

type Tab = 'projects' | 'schedule' | 'connection';

/**
 * Configures which projects of a service are pulled into which repositories, and shows the results.
 */
export function PullSheet({ source, connection, onClose }: PullSheetProps) {
  const { t } = useLingui();
  const panel = useId();
  const [tab, setTab] = useState<Tab>('projects');
  const [edited, setEdited] = useState<PullDraft>();
  const [replacing, setReplacing] = useState(false);
  const manage = useDisabledReason('credentials:manage');
  const use = useDisabledReason('connectors:use');
  const { list, save, pull, isPulling, progress } = usePullSource(source);
  const stored = list.data?.data;
  const saved = stored && draftOf(stored);
  const draft = edited ?? saved;
  const isDirty = draft !== undefined && saved !== undefined && !isSame(draft, saved);
  const failed = (title: string) => (error: Error) =>
    toast({ kind: 'error', title, detail: messageOf(error) });
  return (
    <Drawer
      side="wide"
      title={
        <>
          {pullSources[source]}{' '}
          <span className="ml-1 text-sm font-normal text-ink-3">{connection?.address}</span>
        </>
      }
      dirty={isDirty}
      onClose={onClose}
      tabs={
        <div className="px-5">
          <Tabs<Tab>
            label={t`Parts of the connector`}
            panelId={panel}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'projects', label: t`Projects`, count: draft?.chosen.size },
              { id: 'schedule', label: t`Schedule` },
              { id: 'connection', label: t`Connection` },
            ]}
          />
        </div>
      }
      foot={
        <>
          <Button
            icon={RefreshCw}
            busy={isPulling}
            disabledReason={
              use ||
              (isDirty && t`Save the changes first`) ||
              (!stored?.mappings.length && t`No project is chosen yet`)
            }
            onClick={() => pull.mutate(undefined, { onError: failed(t`Couldn’t start the pull`) })}
          >
            <Trans>Pull now</Trans>
          </Button>
          <span className="flex-1" />
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="primary"
            busy={save.isPending}
            disabledReason={
              manage ||
              (!draft || !isDirty
                ? t`Nothing has changed`
                : !isComplete(draft) && t`Choose a repository for each project`)
            }
            onClick={() =>
              draft &&
              save.mutate(requestOf(draft), {
                onSuccess: () => {
                  setEdited(undefined);
                  toast({ kind: 'ok', title: t`Pull settings saved` });
                },
                onError: failed(t`Couldn’t save the pull settings`),
              })
            }
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {list.error && !stored && <QueryError error={list.error} onRetry={list.refetch} />}
      {list.isPending && (
        <div className="p-5">
          <SkeletonRows rows={4} label={t`Loading projects`} />
        </div>
      )}
      {stored && <PullSummary stored={stored} />}
      {isPulling && (
        <Progress
          label={t`Pulling findings`}
          labelHidden
          tone="progress"
          height="thin"
          {...(progress !== undefined && { value: progress * 100 })}
        />
      )}
      <div id={panel} role="tabpanel" aria-label={t`Parts of the connector`}>
        {stored && draft && tab === 'projects' && (
          <PullProjects
            source={source}
            stored={stored}
            draft={draft}
            disabled={manage !== false || save.isPending}
            onChange={setEdited}
          />
        )}
        {draft && tab === 'schedule' && (
          <PullSchedule draft={draft} disabled={manage !== false} onChange={setEdited} />
        )}
        {tab === 'connection' && (
          <PullConnection connection={connection} onReplace={() => setReplacing(true)} />
        )}
      </div>
      {replacing && (
        <ConnectDialog
          connector={connectorOf(source)}
          connected
          onClose={() => setReplacing(false)}
        />
      )}
    </Drawer>
  );
}
