import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useLoadedClient } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import { translateRefusal } from '@/shared/api/error-message';
import type { ValidationState } from '@/shared/api/generated/model';
import {
  getGetOpinionBudgetQueryOptions,
  saveAiConfiguration,
} from '@/shared/api/generated/connectors';
import { aiConfigurationInputSchema } from '@/shared/api/generated/forms/connectors';
import { useSchemaForm } from '@/shared/lib/form';
import { Badge } from '@/shared/ui/badge';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { ChipInput } from '@/shared/ui/chip-input';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Progress } from '@/shared/ui/progress';
import { severities, SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { toast } from '@/shared/ui/toast';
import { JudgeSwitch } from './judge-switch';

const {
  severities: chosen,
  tools,
  most_per_day,
} = aiConfigurationInputSchema.entries.validation.entries;
const schema = v.object({
  severities: chosen,
  tools,
  // A text field; the contract's rule refuses other text than numbers.
  most: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), most_per_day),
});

/** Which findings are assessed after an import, and how many per day. */
export function SecondOpinionCard({
  stored,
  onSaved,
}: {
  stored: ValidationState;
  onSaved: () => Promise<unknown>;
}) {
  const { t, i18n } = useLingui();
  const reason = useDisabledReason('ai:manage');
  const { enable_false_positive_analysis: isOn } = useLoadedClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: {
      severities: [...stored.severities],
      tools: [...stored.tools],
      most: String(stored.most_per_day),
    },
    fieldOf: {
      'validation.severities': 'severities',
      'validation.tools': 'tools',
      'validation.most_per_day': 'most',
    },
    send: async ({ most, ...rest }) => {
      await saveAiConfiguration({ validation: { ...rest, most_per_day: most } });
      await onSaved();
      toast({ kind: 'ok', title: t`Saved` });
    },
  });
  return (
    <Card>
      <CardHead
        title={<Trans>Second opinion</Trans>}
        note={
          <Trans>
            Judges findings by the surrounding code and reviewers’ comments on the same rule in the
            repository. A person decides.
          </Trans>
        }
        actions={
          isOn && stored.isConfigured ? (
            <Badge tone="ok">
              <Trans>After each import</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>On request</Trans>
            </Badge>
          )
        }
      />
      <JudgeSwitch />
      <Form {...shell} aria-label={t`Second opinion`} frame="card">
        <CardBody className="flex flex-col gap-4">
          {!stored.isConfigured && (
            <p className="text-sm text-ink-2">
              <Trans>Needs a validation model. Until then, nothing is judged.</Trans>
            </p>
          )}
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 text-sm font-medium">
              <Trans>Severities</Trans>
            </legend>
            <Controller
              control={form.control}
              name="severities"
              render={({ field: { value, onChange } }) => (
                <div className="flex flex-wrap gap-x-5">
                  {severities.map((severity) => (
                    <Checkbox
                      key={severity}
                      label={
                        <span className="flex items-center gap-1.5">
                          <SeverityGlyph severity={severity} />
                          {i18n._(severityNames[severity])}
                        </span>
                      }
                      checked={value.includes(severity)}
                      disabled={Boolean(reason)}
                      onChange={(event) =>
                        onChange(
                          severities.filter((each) =>
                            each === severity ? event.target.checked : value.includes(each),
                          ),
                        )
                      }
                    />
                  ))}
                </div>
              )}
            />
          </fieldset>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={<Trans>Only these tools</Trans>}
              name="tools"
              hint={<Trans>Empty: all tools</Trans>}
              error={errorOf('tools')}
            >
              {(control) => (
                <Controller
                  control={form.control}
                  name="tools"
                  render={({ field: { value, onChange } }) => (
                    <ChipInput
                      {...control}
                      values={value}
                      onChange={(next) => onChange([...next])}
                      placeholder={t`Add`}
                    />
                  )}
                />
              )}
            </Field>
            <Field label={<Trans>Maximum per day</Trans>} name="most" error={errorOf('most')}>
              {(control) => (
                <Input
                  {...control}
                  {...form.register('most')}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            </Field>
          </div>
          <Budget />
        </CardBody>
        <CardFoot className="flex justify-end">
          <SubmitButton disabledReason={reason}>
            <Trans>Save</Trans>
          </SubmitButton>
        </CardFoot>
      </Form>
    </Card>
  );
}

function Budget() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(getGetOpinionBudgetQueryOptions());
  if (data === undefined) return null;
  const { used, most, left_out: skipped, tokens, failure, failure_detail: detail } = data.data;
  const shown = { used: i18n.number(used), most: i18n.number(most) };
  return (
    <div className="flex flex-col gap-2">
      <Progress
        label={t`Used today`}
        value={most === 0 ? 100 : (used / most) * 100}
        amount={
          <Trans>
            {shown.used} of {shown.most}
          </Trans>
        }
        tone={used >= most ? 'warn' : 'ai'}
      />
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-3">
        <span>{t`Tokens: ${i18n.number(tokens)}`}</span>
        <span>{t`Skipped, over the limit: ${i18n.number(skipped)}`}</span>
      </p>
      {failure !== null && (
        <p className="text-sm text-danger-text">
          <Trans>The last run stopped.</Trans>{' '}
          {translateRefusal(failure) ?? detail ?? <Trans>The AI service failed ({failure}).</Trans>}
        </p>
      )}
    </div>
  );
}
