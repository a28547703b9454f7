import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { RepositoryPicker, repositoryQueries } from '@/entities/repository';
import { messageOf } from '@/shared/api/error-message';
import { basePath } from '@/shared/lib/base-path';
import { generatePlexalyzerToken } from '@/shared/api/generated/connectors';
import { Button } from '@/shared/ui/button';
import { Card, CardFoot } from '@/shared/ui/card';
import { CodeViewer } from '@/shared/ui/code-viewer';
import { CopyButton } from '@/shared/ui/copy-button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Spinner } from '@/shared/ui/spinner';
import { Tabs } from '@/shared/ui/tabs';
import { pipelineStepQuery } from '../api/first-run-queries';
import { type Pipeline, pipelines, pipelineSnippets } from '../model/pipeline-snippets';
import { FirstFindingsNote } from './first-findings-note';
import { NextButton } from './next-button';
import { StepFrame } from './step-frame';

const tokenDays = 90;
const dayMs = 86_400_000;

/** The first pipeline only uploads. Other scopes can be chosen on the Connectors page. */
const createToken = (name: string) =>
  generatePlexalyzerToken({
    name,
    scopes: ['scans:upload', 'scans:read'],
    expired_at: new Date(Date.now() + tokenDays * dayMs).toISOString(),
  });

/** Updates automatically once a pipeline has used a token. */
function FirstUpload() {
  const { data } = useQuery(pipelineStepQuery());
  const step = data?.data.find((one) => one.step === 'pipeline');
  return (
    <span role="status" className="inline-flex items-center gap-2 text-xs text-ink-2">
      {step?.done ? (
        <>
          <CircleCheck aria-hidden className="size-4 text-ok-text" />
          <Trans>A pipeline has used the token {step.what}.</Trans>
        </>
      ) : (
        <>
          <Spinner />
          <Trans>Waiting for the first upload. This updates automatically.</Trans>
        </>
      )}
    </span>
  );
}

type PipelineStepProps = { onBack: () => void; onFinish: () => void };

export function PipelineStep({ onBack, onFinish }: PipelineStepProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Pipeline>('github');
  const [chosen, setChosen] = useState('');
  const { data: repositories } = useQuery(repositoryQueries.named());
  const names = (repositories?.data ?? []).map(({ attributes }) => attributes.nickname);
  const repository = chosen || names[0] || 'ledger-api';
  const token = useMutation({ mutationFn: () => createToken(t`${repository} pipeline`) });
  const snippets = pipelineSnippets(location.origin + basePath, repository);
  const { name, path, code } = snippets[kind];
  return (
    <StepFrame
      step="pipeline"
      title={t`Import findings on every push`}
      lead={<Trans>Add this to one repository. It uploads what your scanner reports.</Trans>}
      onBack={onBack}
      note={<FirstFindingsNote />}
      next={
        <NextButton onClick={onFinish}>
          <Trans>Go to overview</Trans>
        </NextButton>
      }
    >
      <Card aria-label={t`Pipeline`} className="overflow-hidden">
        <div className="grid items-start gap-3 p-4 sm:grid-cols-2">
          <Field label={<Trans>Repository</Trans>}>
            {(control) =>
              names.length > 0 ? (
                <RepositoryPicker
                  {...control}
                  by="nickname"
                  none={t`Choose a repository`}
                  value={repository}
                  onChange={setChosen}
                />
              ) : (
                <Input
                  {...control}
                  value={chosen}
                  placeholder="ledger-api"
                  maxLength={200}
                  onChange={(event) => setChosen(event.target.value)}
                />
              )
            }
          </Field>
          {token.data ? (
            <Field
              label={<Trans>Token</Trans>}
              hint={
                <Trans>
                  Shown once. Save it as the secret <code>PARAPET_TOKEN</code>.
                </Trans>
              }
            >
              {(control) => (
                <span className="flex items-center gap-1">
                  <Input
                    {...control}
                    readOnly
                    mono
                    value={token.data.token}
                    onFocus={(event) => event.currentTarget.select()}
                  />
                  <CopyButton text={token.data.token} label={t`Copy the token`} />
                </span>
              )}
            </Field>
          ) : (
            <div className="flex flex-col gap-1.5">
              <span className="text-sm font-medium">
                <Trans>Token</Trans>
              </span>
              <Button
                icon={KeyRound}
                busy={token.isPending}
                className="self-start"
                onClick={() => token.mutate()}
              >
                <Trans>Create a token</Trans>
              </Button>
              {token.isError && (
                <p role="alert" className="text-xs text-danger-text">
                  {messageOf(token.error)}
                </p>
              )}
            </div>
          )}
        </div>
        <div className="px-4">
          <Tabs
            label={t`Pipeline`}
            tabs={pipelines.map((id) => ({ id, label: snippets[id].name }))}
            value={kind}
            onChange={setKind}
            panelId="pipeline-snippet"
          />
        </div>
        <div id="pipeline-snippet" role="tabpanel" aria-label={name}>
          <CodeViewer code={code} path={path} />
        </div>
        <CardFoot>
          <FirstUpload />
          <span className="ml-auto text-xs text-ink-3">
            <Trans>Another scanner? Change the line that runs Trivy.</Trans>
          </span>
        </CardFoot>
      </Card>
    </StepFrame>
  );
}
