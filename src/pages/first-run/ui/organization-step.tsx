import { Trans, useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { updateClientRequestSchema } from '@/shared/api/generated/forms/client';
import { localeNames, localeOf, locales, pageHref, rememberLocale } from '@/shared/i18n';
import { ownPath } from '@/shared/lib/base-path';
import { useSchemaForm } from '@/shared/lib/form';
import { browserZone, timeZoneChoices } from '@/shared/lib/zone-clock';
import { Card } from '@/shared/ui/card';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useOrganization } from '../api/use-organization';
import { NextSubmit } from './next-button';
import { StepFrame } from './step-frame';

const schema = v.object({
  organization_name: v.pipe(updateClientRequestSchema.entries.organization_name, v.nonEmpty()),
  language: v.picklist(locales),
  time_zone: v.string(),
});

type StepProps = { onNext: () => void };

export function OrganizationStep({ onNext }: StepProps) {
  const { t } = useLingui();
  const { name, timeZone, save, readAgain } = useOrganization();
  const shown = localeOf(ownPath());
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { organization_name: name, language: shown, time_zone: timeZone ?? browserZone() },
    follows: true,
    readAgain,
    send: async (values) => {
      await save(values);
      if (values.language === shown) onNext();
      else {
        // Another language is another URL and loads anew.
        rememberLocale(values.language);
        location.assign(pageHref('/first-run', values.language));
      }
    },
  });
  const language = form.register('language');
  return (
    <Form {...shell} className="flex-1 gap-0!">
      <StepFrame
        step="organisation"
        title={t`What is your organisation called?`}
        lead={<Trans>Shown on reports, emails and invitations. You can change it later.</Trans>}
        onSkip={onNext}
        next={
          <NextSubmit>
            <Trans>Continue</Trans>
          </NextSubmit>
        }
      >
        <Card className="flex flex-col gap-5 p-5">
          <Field
            label={<Trans>Organisation</Trans>}
            name="organization_name"
            hint={<Trans>As your colleagues know it</Trans>}
            error={errorOf('organization_name')}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('organization_name')}
                size="lg"
                autoComplete="organization"
              />
            )}
          </Field>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              label={<Trans>Language</Trans>}
              name="language"
              hint={<Trans>For these pages and your emails. Colleagues choose their own.</Trans>}
            >
              {(control) => (
                <Select
                  {...control}
                  {...language}
                  options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
                  onChange={(event) => {
                    void language.onChange(event).then(shell.onSubmit);
                  }}
                />
              )}
            </Field>
            <Field
              label={<Trans>Time zone</Trans>}
              name="time_zone"
              hint={
                timeZone === undefined ? (
                  <Trans>Set from this browser. Used for email digests and quiet hours.</Trans>
                ) : (
                  <Trans>Used for email digests and quiet hours.</Trans>
                )
              }
              error={errorOf('time_zone')}
            >
              {(control) => (
                <Controller
                  control={form.control}
                  name="time_zone"
                  render={({ field }) => (
                    <Combobox
                      {...control}
                      value={field.value}
                      options={timeZoneChoices()}
                      onChange={(zone) => zone !== null && field.onChange(zone)}
                    />
                  )}
                />
              )}
            </Field>
          </div>
        </Card>
      </StepFrame>
    </Form>
  );
}
