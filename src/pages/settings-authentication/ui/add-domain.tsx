import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Input } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getListDomainsQueryKey, createDomain } from '@/shared/api/generated/domains';
import type { DomainRequest } from '@/shared/api/generated/model';

export function AddDomain() {
  const { t } = useLingui();
  const client = useQueryClient();
  const reason = useDisabledReason('domains:manage');
  const [domain, setDomain] = useState('');
  const create = useMutation({
    mutationFn: (request: DomainRequest) => createDomain(request),
    onSuccess: async () => {
      setDomain('');
      await client.invalidateQueries({ queryKey: getListDomainsQueryKey() });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t add the domain`, detail: messageOf(error) }),
  });
  const name = domain.trim().toLowerCase();
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && reason === false && !create.isPending) create.mutate({ domain: name });
      }}
    >
      <Input
        aria-label={t`Domain`}
        placeholder="example.com"
        value={domain}
        onChange={(event) => setDomain(event.target.value)}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        type="submit"
        icon={Plus}
        busy={create.isPending}
        disabledReason={reason || (name === '' && t`Enter a domain.`)}
        className="shrink-0"
      >
        {t`Add domain`}
      </Button>
    </form>
  );
}
