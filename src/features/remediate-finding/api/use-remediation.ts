import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { findingKeys, invalidateFindings, type Finding } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import {
  createIssue,
  createIssueDraft,
  createPullRequest,
  createRemediation,
  editRemediation,
  fillRemediationTemplate,
  getGetRemediationQueryOptions,
} from '@/shared/api/generated/remediation';
import type {
  EditRemediationRequest,
  IssueDraft,
  Remediation,
  TemplateValueInput,
} from '@/shared/api/generated/model';
import { launch } from '@/entities/job';
import { failureMessage, isGenerating } from '../model/remediation-status';

/** Why the server refused an action. Shown next to the control that started it. */
export interface ActionRefusal {
  readonly what: 'pull_request' | 'issue' | 'remediation';
  readonly why: string;
}

const keep = (client: QueryClient, remediation: Remediation) => {
  client.setQueryData(getGetRemediationQueryOptions(remediation._id).queryKey, {
    data: remediation,
  });
  client.setQueryData<Finding>(
    findingKeys.detail(remediation.finding_id),
    (finding) =>
      finding && {
        ...finding,
        attributes: { ...finding.attributes, remediation_id: remediation._id },
      },
  );
};

/** The user drafted an issue but generated no fix: the draft is text for people, not a patch. */
export const isIssueOnly = ({
  remediation_type: type,
  code_diff: diff,
}: Pick<Remediation, 'remediation_type' | 'code_diff'>): boolean =>
  type === 'issue' && diff === null;

/** The version that a fix upgrades to. */
const upgradeVersionOf = (remediation: Remediation | undefined): string | undefined =>
  remediation?.remediation_type === 'dependency_upgrade'
    ? (remediation.template_fields.find(({ key }) => key === 'version')?.value ?? undefined)
    : undefined;

const pollMs = 1500;

const beingMade = {
  error: 'A fix is already being generated. Wait for it to finish.',
  error_code: 'remediation_running',
};

/** Loads, generates, edits and publishes the remediation of one finding. */
export function useRemediation(finding: Finding) {
  const client = useQueryClient();
  const { i18n } = useLingui();
  const { remediation_id: id } = finding.attributes;
  const [refused, setRefused] = useState<ActionRefusal>();
  const [version, chooseVersion] = useState<string>();
  const { data } = useQuery({
    ...getGetRemediationQueryOptions(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isGenerating(state.data.data) ? pollMs : false),
  });
  const remediation = id === null ? undefined : data?.data;
  const madeVersion = upgradeVersionOf(remediation);
  const isOutdated = version !== undefined && remediation !== undefined && version !== madeVersion;
  const isWaiting = remediation !== undefined && isGenerating(remediation);
  // The end of the job is an event in the finding's history.
  useEffect(() => {
    if (!isWaiting) return undefined;
    return () => void invalidateFindings(client);
  }, [client, isWaiting]);

  const make = async (source: 'best' | 'ai' = 'best'): Promise<Remediation> => {
    const ask = (run: string) =>
      createRemediation(finding.id, {
        source,
        run_id: run,
        locale: i18n.locale === 'es' ? 'es' : 'en',
        ...(source === 'best' && version !== undefined && { version }),
      });
    const { data: made } = await launch(
      { store: 'remediation', kind: 'make_remediation', finding: finding.id },
      ask,
      (answer) => !isGenerating(answer.data),
    );
    keep(client, made);
    return made;
  };
  const readAgain = (of: string | null) =>
    Promise.all([
      client.invalidateQueries({ queryKey: getGetRemediationQueryOptions(of ?? '').queryKey }),
      invalidateFindings(client),
    ]);
  const begin = { onMutate: () => setRefused(undefined) };
  const generate = useMutation({
    ...begin,
    mutationFn: (source: 'best' | 'ai') => make(source),
    onError: (error) => setRefused({ what: 'remediation', why: messageOf(error) }),
    onSettled: () => invalidateFindings(client),
  });
  const open = useMutation({
    ...begin,
    mutationFn: async () => {
      const isReady = remediation && !isIssueOnly(remediation) && !isOutdated;
      const ready = isReady ? remediation : await make();
      if (isGenerating(ready)) throw new Error(failureMessage(beingMade) ?? '');
      if (ready.processing_status === 'failed') throw new Error(failureMessage(ready) ?? '');
      return createPullRequest({ remediation_id: ready._id });
    },
    onError: (error) => setRefused({ what: 'pull_request', why: messageOf(error) }),
    onSettled: () => readAgain(id),
  });
  // An issue needs no patch: it only reports that the finding must be fixed.
  const draft = useMutation({
    ...begin,
    mutationFn: () => createIssueDraft(finding.id),
    onSuccess: ({ data: drafted }) => keep(client, drafted),
    onError: (error) => setRefused({ what: 'issue', why: messageOf(error) }),
  });
  const drafted = draft.data?.data;
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
    /** The version that the user chose for the upgrade, and the version of the generated fix. */
    version,
    madeVersion,
    chooseVersion,
    /** The user has chosen another version since the fix was generated. */
    isOutdated,
    isMaking: generate.isPending || isWaiting,
    /** The generator in use while a request is pending. */
    asking: generate.isPending ? generate.variables : undefined,
    isOpening: open.isPending,
    generate: () => generate.mutate('best'),
    askAi: () => generate.mutate('ai'),
    openPullRequest: () => open.mutate(),
    /** The draft of the issue, once requested. */
    issue: {
      draft: drafted?.issue_draft,
      isDrafting: draft.isPending,
      begin: () => draft.mutate(),
      create: async (issue: IssueDraft) => {
        await createIssue({ remediation_id: drafted?._id ?? '', ...issue });
        await readAgain(drafted?._id ?? null);
      },
      close: draft.reset,
    },
    edit,
    takeBack,
    fill,
  };
}
export type RemediationState = ReturnType<typeof useRemediation>;
