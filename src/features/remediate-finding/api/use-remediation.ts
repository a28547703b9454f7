import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findingKeys, invalidateFindings, type Finding } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { createIssue, createPullRequest, createRemediation, editRemediation, getGetRemediationQueryOptions } from '@/shared/api/generated/remediation/remediation';
import type { HostedLink, Remediation } from '@/shared/api/generated/model';
import { whyFailed } from '../model/why-failed';

/** What is opened at the source host. */
export type Hosted = 'pull_request' | 'issue';

/** Why nothing was opened or made, in the server's words: said where it was asked for. */
export interface Refused {
  readonly what: Hosted | 'remediation';
  readonly why: string;
}

const keep = (client: QueryClient, remediation: Remediation) => {
  client.setQueryData(getGetRemediationQueryOptions(remediation._id).queryKey, { data: remediation });
  client.setQueryData<Finding>(findingKeys.detail(remediation.finding_id), (finding) =>
    finding && { ...finding, attributes: { ...finding.attributes, remediation_id: remediation._id } });
};

/** The remediation of one finding: read, made, edited, and proposed at the source host. */
export function useRemediation(finding: Finding) {
  const client = useQueryClient();
  const { remediation_id: id } = finding.attributes;
  const [refused, setRefused] = useState<Refused>();
  const { data } = useQuery({ ...getGetRemediationQueryOptions(id ?? ''), enabled: id !== null });
  const remediation = id === null ? undefined : data?.data;

  const make = async (): Promise<Remediation> => {
    const { data: made } = await createRemediation(finding.id, {});
    keep(client, made);
    return made;
  };
  const begin = { onMutate: () => setRefused(undefined) };
  const generate = useMutation({
    ...begin,
    mutationFn: make,
    onError: (error) => setRefused({ what: 'remediation', why: messageOf(error) }),
    onSettled: () => invalidateFindings(client),
  });
  const open = useMutation({
    ...begin,
    mutationFn: async (what: Hosted): Promise<HostedLink> => {
      const ready = remediation ?? (await make());
      // An issue needs no patch: it tells somebody that there is something to mend.
      if (what === 'pull_request' && ready.processing_status === 'failed') throw new Error(whyFailed(ready) ?? '');
      return what === 'issue' ? createIssue({ remediation_id: ready._id }) : createPullRequest({ remediation_id: ready._id });
    },
    onError: (error, what) => setRefused({ what, why: messageOf(error) }),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: getGetRemediationQueryOptions(id ?? '').queryKey }), invalidateFindings(client)]),
  });
  const edit = useMutation({
    mutationFn: async (diff: string) => {
      const { data: edited } = await editRemediation((remediation ?? (await make()))._id, { code_diff: diff });
      keep(client, edited);
    },
  });
  return {
    remediation,
    refused,
    isMaking: generate.isPending,
    /** Which of the two is being opened. */
    opening: open.isPending ? open.variables : undefined,
    generate: () => generate.mutate(),
    open: (what: Hosted) => open.mutate(what),
    edit,
  };
}
export type RemediationState = ReturnType<typeof useRemediation>;
