import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { useLoadedClient } from '@/entities/client';
import { sessionKey } from '@/entities/session';
import { getGetClientQueryKey, updateClient } from '@/shared/api/generated/client';
import { updateClientRequestSchema } from '@/shared/api/generated/forms/client';
import type { SessionUser } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { StepFrame } from './step-frame';

const schema = v.object({
  organization_name: updateClientRequestSchema.entries.organization_name,
});

type StepProps = { onNext: () => void };

export function OrganisationStep({ onNext }: StepProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const organisation = useLoadedClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { organization_name: organisation.organization_name },
    send: async ({ organization_name }) => {
      if (organization_name !== organisation.organization_name) {
        await updateClient(
          { organization_name },
          { headers: { 'if-match': `"${organisation.version}"` } },
        );
        client.setQueryData<SessionUser>(
          sessionKey(),
          (user) => user && { ...user, organization_name },
        );
        await client.invalidateQueries({ queryKey: getGetClientQueryKey() });
      }
      onNext();
    },
  });
  return (
    <Form {...shell} className="flex-1 gap-0!">
      <StepFrame
        step="organisation"
        title={t`What is your organisation called?`}
        lead={<Trans>It is on reports, emails and invitations. You can change it later.</Trans>}
        onSkip={onNext}
        next={
          <SubmitButton size="lg">
            <Trans>Continue</Trans>
          </SubmitButton>
        }
      >
        <Card className="p-5">
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
        </Card>
      </StepFrame>
    </Form>
  );
}
