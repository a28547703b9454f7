import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findingKeys, invalidateFindings, type Finding } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { createIssue, createPullRequest, createRemediation, editRemediation, fillRemediationTemplate, getGetRemediationQueryOptions } from '@/shared/api/generated/remediation/remediation';
import type { EditRemediationRequest, HostedLink, Remediation, TemplateValueInput } from '@/shared/api/generated/model';
import { launch } from '@/shared/lib/launches';
import { isBeingMade } from '../model/is-being-made';
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

const pollMs = 1500;

const beingMade = { error: 'A fix is being made right now. Wait for it.', error_code: 'remediation_running' };

/** The remediation of one finding: read, made, edited, and proposed at the source host. */
export function useRemediation(finding: Finding) {
  const client = useQueryClient();
  const { remediation_id: id } = finding.attributes;
  const [refused, setRefused] = useState<Refused>();
  const { data } = useQuery({ ...getGetRemediationQueryOptions(id ?? ''), enabled: id !== null, refetchInterval: ({ state }) => (state.data && isBeingMade(state.data.data) ? pollMs : false) });
  const remediation = id === null ? undefined : data?.data;
  const isWaiting = remediation !== undefined && isBeingMade(remediation);
  // Its end is an event of the finding's history.
  useEffect(() => {
    if (!isWaiting) return undefined;
    return () => void invalidateFindings(client);
  }, [client, isWaiting]);

  const make = async (source: 'best' | 'ai' = 'best'): Promise<Remediation> => {
    const ask = (run: string) => createRemediation(finding.id, { source, run_id: run });
    const { data: made } = await launch({ store: 'remediation', kind: 'make_remediation', finding: finding.id }, ask, (answer) => !isBeingMade(answer.data));
    keep(client, made);
    return made;
  };
  const begin = { onMutate: () => setRefused(undefined) };
  const generate = useMutation({
    ...begin,
    mutationFn: (source: 'best' | 'ai') => make(source),
    onError: (error) => setRefused({ what: 'remediation', why: messageOf(error) }),
    onSettled: () => invalidateFindings(client),
  });
  const open = useMutation({
    ...begin,
    mutationFn: async (what: Hosted): Promise<HostedLink> => {
      const ready = remediation ?? (await make());
      if (what === 'pull_request' && isBeingMade(ready)) throw new Error(whyFailed(beingMade) ?? '');
      // An issue needs no patch: it tells somebody that there is something to mend.
      if (what === 'pull_request' && ready.processing_status === 'failed') throw new Error(whyFailed(ready) ?? '');
      return what === 'issue' ? createIssue({ remediation_id: ready._id }) : createPullRequest({ remediation_id: ready._id });
    },
    onError: (error, what) => setRefused({ what, why: messageOf(error) }),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: getGetRemediationQueryOptions(id ?? '').queryKey }), invalidateFindings(client)]),
  });
  const change = async (to: EditRemediationRequest) => {
    const { data: edited } = await editRemediation((remediation ?? (await make()))._id, to);
    keep(client, edited);
  };
  const edit = useMutation({ mutationFn: (diff: string) => change({ code_diff: diff }) });
  const takeBack = useMutation({ mutationFn: (version: string) => change({ version }) });
  const fill = useMutation({
    mutationFn: async (values: TemplateValueInput[]) => {
      const { data: filled } = await fillRemediationTemplate(id ?? '', { template_fields: values });
      keep(client, filled);
    },
  });
  return {
    remediation,
    refused,
    isMaking: generate.isPending || isWaiting,
    /** Who was asked, while it is being asked for. */
    asking: generate.isPending ? generate.variables : undefined,
    /** Which of the two is being opened. */
    opening: open.isPending ? open.variables : undefined,
    generate: () => generate.mutate('best'),
    askAi: () => generate.mutate('ai'),
    open: (what: Hosted) => open.mutate(what),
    edit,
    takeBack,
    fill,
  };
}
export type RemediationState = ReturnType<typeof useRemediation>;
