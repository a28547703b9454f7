import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getListDomainsQueryKey, verifyDomain } from '@/shared/api/generated/domains';
import type { VerifyDomainRequest, Domain } from '@/shared/api/generated/model';

/** The TXT record stays visible below the row until the domain is verified. */
export function DomainRow({ domain }: { domain: Domain }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const reason = useDisabledReason('domains:manage');
  const name = domain.domain;
  const verify = useMutation({
    mutationFn: (request: VerifyDomainRequest) => verifyDomain(request),
    onSuccess: async () => client.invalidateQueries({ queryKey: getListDomainsQueryKey() }),
    onError: (error) =>
      toast({ kind: 'error', title: t`${name} is not verified`, detail: messageOf(error) }),
  });
  const bound = domain.repositories.map((repository) => repository.nickname).join(', ');
  return (
    <li className="border-t p-4 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <span className="min-w-40 flex-1 font-medium break-all">{name}</span>
        <span className="inline-flex items-center gap-1.5">
          {domain.validated ? (
            <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 text-ok-text" />
          ) : (
            <Clock aria-hidden strokeWidth={1.75} className="size-4 text-warn-text" />
          )}
          {domain.validated ? <Trans>Verified</Trans> : <Trans>Waiting for DNS</Trans>}
        </span>
        {bound !== '' && <span className="text-ink-2">{bound}</span>}
        {!domain.validated && (
          <Button
            kind="primary"
            size="sm"
            busy={verify.isPending}
            disabledReason={reason}
            onClick={() => verify.mutate({ domain_uuid: domain.uuid })}
          >
            <Trans>Verify</Trans>
          </Button>
        )}
      </div>
      {!domain.validated && (
        <div className="mt-3 flex flex-wrap items-center gap-3 rounded-md border bg-inset p-3">
          <div className="min-w-0 flex-1 text-sm">
            <p>
              <Trans>
                Add this TXT record at your DNS provider, then choose Verify. It can take up to an
                hour.
              </Trans>
            </p>
            <code className="mt-1 block code break-all">{domain.verification_record}</code>
          </div>
          <CopyButton text={domain.verification_record} look="button" label={t`Copy value`} />
        </div>
      )}
    </li>
  );
}
