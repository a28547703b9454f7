import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import { hostPathOf, type Repository } from '@/entities/repository';
import { useCan } from '@/entities/session';
import { getListHostBranchesQueryOptions } from '@/shared/api/generated/application-server';
import { getListGitTokensQueryOptions } from '@/shared/api/generated/connectors';
import { Input } from '@/shared/ui/input';

type BranchInputProps = ComponentProps<typeof Input> & { repository: Repository };

/**
 * Accepts any name. The source host's branches are suggestions, requested once the field is used.
 */
export function BranchInput({ repository, ...rest }: BranchInputProps) {
  const list = useId();
  const [used, setUsed] = useState(false);
  const mayAsk = useCan('connectors:use') && used;
  const { data: tokens } = useQuery({ ...getListGitTokensQueryOptions(), enabled: mayAsk });
  const { source_control: source, url } = repository.attributes.data;
  const place =
    tokens &&
    hostPathOf(
      url,
      tokens.data.filter((token) => token.source_control === source),
    );
  const { data: branches } = useQuery({
    ...getListHostBranchesQueryOptions(place?.host ?? 'github', { repository: place?.path ?? '' }),
    enabled: place !== undefined,
    retry: false,
  });
  return (
    <>
      <Input
        {...rest}
        mono
        autoComplete="off"
        spellCheck={false}
        list={list}
        onFocus={() => setUsed(true)}
      />
      <datalist id={list}>
        {branches?.data.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
