import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  addUserConnector,
  publishUserConnector,
  unpublishUserConnector,
} from '@/shared/api/generated/user-connectors';
import type { UserConnector } from '@/shared/api/generated/model';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { toast } from '@/shared/ui/toast';
import { formOfConnector, kindNames, requestOfConnector } from '../model/user-connector';

interface UserConnectorRowProps {
  connector: UserConnector;
  onEdit: () => void;
  onChanged: () => Promise<unknown>;
}

export function UserConnectorRow({ connector, onEdit, onChanged }: UserConnectorRowProps) {
  const { t, i18n } = useLingui();
  const { id, name, description, kind, published, added, author } = connector;
  const mayNotUse = useDisabledReason('connectors:use');
  const mayNotPublish = useDisabledReason('connectors:publish');
  const failed = (error: unknown) =>
    toast({ kind: 'error', title: t`${name} wasn’t changed`, detail: messageOf(error) });
  const add = useMutation({
    mutationFn: () => addUserConnector(id),
    onSuccess: async () => {
      await onChanged();
      toast({ kind: 'ok', title: t`${name} is in use` });
    },
    onError: failed,
  });
  const { mutate: setPublished, isPending } = useMutation({
    mutationFn: async (to: boolean) => {
      await (to
        ? publishUserConnector({ id, ...requestOfConnector(formOfConnector(connector)) })
        : unpublishUserConnector(id));
    },
    onSuccess: async (_none, to) => {
      await onChanged();
      toast({
        kind: 'ok',
        title: to ? t`${name} is published` : t`${name} was withdrawn`,
        action: { label: t`Undo`, undoes: true, onPress: () => setPublished(!to) },
      });
    },
    onError: failed,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-2.5 text-sm first:border-t-0">
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          <Badge>{i18n._(kindNames[kind])}</Badge>
          {added && <Badge tone="ok">{t`In use`}</Badge>}
          {!published && <Badge tone="warn">{t`Withdrawn`}</Badge>}
        </p>
        <p className="text-xs wrap-anywhere text-ink-3">
          {[description, author?.username].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!added && published && (
        <Button
          size="sm"
          busy={add.isPending}
          disabledReason={mayNotUse}
          aria-label={t`Use ${name}`}
          onClick={() => add.mutate()}
        >
          <Trans>Use</Trans>
        </Button>
      )}
      <Button
        size="sm"
        kind="quiet"
        busy={isPending}
        disabledReason={mayNotPublish}
        aria-label={published ? t`Withdraw ${name}` : t`Publish ${name}`}
        onClick={() => setPublished(!published)}
      >
        {published ? <Trans>Withdraw</Trans> : <Trans>Publish</Trans>}
      </Button>
      <IconButton
        icon={Pencil}
        size="sm"
        label={t`Edit ${name}`}
        disabledReason={mayNotPublish}
        onClick={onEdit}
      />
    </li>
  );
}
