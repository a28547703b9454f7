import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Mail, TriangleAlert } from 'lucide-react';
import { useSessionUser } from '@/entities/session';
import type { MailLanguage, TestMail } from '@/shared/api/generated/model';
import { localeNames, locales } from '@/shared/i18n';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { useTestMailOutcome } from '../api/use-test-mail';

type DestinationProps = {
  hasMailServer: boolean;
  tested: TestMail | undefined;
  language: MailLanguage | null;
  onLanguage: (to: MailLanguage) => void;
};

/** The mail address, whether mail can be sent, and the result of a test mail. */
export function DestinationCard({ hasMailServer, tested, language, onLanguage }: DestinationProps) {
  const { t } = useLingui();
  const { email } = useSessionUser();
  const outcomeOf = useTestMailOutcome();
  const isSent = tested?.outcome === 'sent';
  const Icon = tested === undefined ? Mail : isSent ? CircleCheck : TriangleAlert;
  return (
    <Card>
      <CardHead title={t`Email delivery`} />
      <CardBody className="flex flex-col gap-3 text-sm">
        <p className="flex items-start gap-2.5">
          <Icon
            aria-hidden
            strokeWidth={1.75}
            className={`mt-0.5 size-4 shrink-0 ${tested === undefined ? 'text-ink-3' : isSent ? 'text-ok-text' : 'text-warn-text'}`}
          />
          <span className="min-w-0 break-words">
            {email}
            <span role="status" className="block text-xs text-ink-2">
              {tested && outcomeOf(tested)}
            </span>
          </span>
        </p>
        <Field label={t`Language of emails`}>
          {(control) => (
            <Select
              {...control}
              value={language ?? ''}
              {...(language === null && { placeholder: t`Same as the last email` })}
              options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
              onChange={(event) => {
                const chosen = locales.find((locale) => locale === event.target.value);
                if (chosen) onLanguage(chosen);
              }}
            />
          )}
        </Field>
        {!hasMailServer && (
          <div className="rounded-md border border-warn-edge bg-warn-tint px-3 py-2.5">
            <p className="font-medium">
              <Trans>Email isn’t set up yet</Trans>
            </p>
            <p className="mt-0.5 text-ink-2">
              <Trans>
                This installation has no mail server. Until the operator sets SMTP_HOST, emails are
                only saved to a folder on the server.
              </Trans>
            </p>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
