import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RepositoryPicker, useRepositoryNamed } from '@/entities/repository';
import { useDisabledReason } from '@/entities/session';
import type { GateRequest } from '@/shared/api/generated/model';
import { basePath } from '@/shared/lib/base-path';
import { checkGate } from '@/shared/api/generated/policies';
import { severities, type Severity } from '#domain/finding-filters';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { CopyButton } from '@/shared/ui/copy-button';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { severityNames } from '@/shared/ui/severity';
import { gateCommand } from '../model/gate';
import { GateOutcome } from './gate-outcome';

/** Sends the same request as a pipeline, and shows the command for it. */
export function GateCard() {
  const { t, i18n } = useLingui();
  const mayNot = useDisabledReason('gate:check');
  const [repository, setRepository] = useState('');
  const [branch, setBranch] = useState('');
  const [failOn, setFailOn] = useState<Severity>();
  const [newOnly, setNewOnly] = useState(false);
  const ask = useMutation({
    mutationFn: async (request: GateRequest) => ({ request, result: await checkGate(request) }),
  });
  const main = useRepositoryNamed(repository)?.attributes.data.branch ?? '';
  const request: GateRequest = {
    repository,
    ...(branch.trim() !== '' && { branch: branch.trim() }),
    ...(failOn && { fail_on: failOn }),
    ...(newOnly && { new_only: true }),
  };
  const command = gateCommand(location.origin + basePath, {
    ...request,
    repository: repository || '…',
  });
  /** Clears the result when the request changes. */
  const andAskAgain =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      ask.reset();
    };
  return (
    <Card data-noprint aria-labelledby="gate">
      <CardHead id="gate" title={<Trans>Try the gate</Trans>} />
      <Form
        frame="card"
        aria-label={t`Try the gate`}
        pending={ask.isPending}
        error={null}
        onSubmit={() => repository !== '' && ask.mutate(request)}
      >
        <CardBody className="flex flex-col gap-4">
          <p className="text-sm text-ink-3">
            <Trans>
              Pipelines use the gate to check whether a branch passes. Blocking rules always apply.
            </Trans>
          </p>
          <Field label={<Trans>Repository</Trans>} name="repository">
            {(control) => (
              <RepositoryPicker
                {...control}
                by="nickname"
                none={t`Choose one`}
                value={repository}
                onChange={andAskAgain(setRepository)}
              />
            )}
          </Field>
          <Field label={<Trans>Branch</Trans>} name="branch" need="optional">
            {(control) => (
              <Input
                {...control}
                value={branch}
                placeholder={main}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={255}
                onChange={(event) => andAskAgain(setBranch)(event.target.value)}
              />
            )}
          </Field>
          <Field label={<Trans>Fail on</Trans>} name="fail_on">
            {(control) => (
              <Select
                {...control}
                placeholder={t`By rules only`}
                value={failOn ?? ''}
                options={severities.map((severity) => {
                  const name = i18n._(severityNames[severity]);
                  return {
                    value: severity,
                    label: severity === 'critical' ? name : t`${name} or worse`,
                  };
                })}
                onChange={(event) =>
                  andAskAgain(setFailOn)(
                    severities.find((severity) => severity === event.target.value),
                  )
                }
              />
            )}
          </Field>
          <Checkbox
            checked={newOnly}
            onChange={(event) => andAskAgain(setNewOnly)(event.target.checked)}
            label={<Trans>Only findings new in this branch</Trans>}
          />
          <SubmitButton
            kind="secondary"
            className="self-start"
            disabledReason={mayNot || (repository === '' && t`Choose a repository first.`)}
          >
            <Trans>Check the gate</Trans>
          </SubmitButton>
        </CardBody>
      </Form>
      <div role="status">
        {ask.data && (
          <GateOutcome
            request={ask.data.request}
            result={ask.data.result}
            branch={ask.data.request.branch ?? main}
          />
        )}
      </div>
      {ask.error && <QueryError error={ask.error} onRetry={() => ask.mutate(request)} />}
      <CardBody className="border-t border-line">
        <div className="flex items-center justify-between gap-2">
          <h3 className="text-xs font-medium text-ink-3">
            <Trans>The same from a pipeline</Trans>
          </h3>
          <CopyButton text={command} label={t`Copy the command`} />
        </div>
        <pre className="mt-1.5 rounded-md bg-inset p-3 code text-xs wrap-anywhere whitespace-pre-wrap">
          {command}
        </pre>
      </CardBody>
    </Card>
  );
}
