import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/shared/ui/button';
import { CardFoot } from '@/shared/ui/card';
import { Form, SubmitButton } from '@/shared/ui/form';
import { otpLength, OtpInput } from '@/shared/ui/otp-input';
import { sessionKey } from '@/entities/session';
import { formErrorOf } from '@/shared/api/error-message';
import { configureTwoFactor } from '@/shared/api/generated/users';
import type { ConfigureTwoFactorRequest, SessionUser } from '@/shared/api/generated/model';
import { Step } from './step';

type ConfirmStepProps = { ready: boolean; onDone: (recoveryCodes: readonly string[]) => void };

/** A code from the app proves that it has the secret. Two-factor is active only after that. */
export function ConfirmStep({ ready, onDone }: ConfirmStepProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const configure = useMutation({
    mutationFn: (request?: ConfigureTwoFactorRequest) => configureTwoFactor(request),
    onSuccess: ({ recovery_codes: codes }) => {
      // First, because the guards of other pages read it: they may require a second factor.
      client.setQueryData<SessionUser>(
        sessionKey(),
        (user) => user && { ...user, two_factor_enabled: true, two_factor_needed: false },
      );
      onDone(codes);
    },
    onError: () => setCode(''),
  });
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field for the next attempt; the error is announced as an alert.
  useEffect(() => {
    if (configure.error) field.current?.focus();
  }, [configure.error]);
  const send = (digits: string) =>
    !configure.isPending && digits.length === otpLength && configure.mutate({ code: digits });
  return (
    <Form
      onSubmit={() => send(code)}
      pending={configure.isPending}
      error={formErrorOf(configure.error) ?? null}
      aria-label={t`Confirm with a code`}
      frame="card"
    >
      <Step
        number={2}
        title={t`Enter the six-digit code`}
        text={t`Enter the code shown in your app.`}
      >
        <OtpInput
          ref={field}
          aria-label={t`Authenticator code`}
          value={code}
          onChange={setCode}
          onComplete={send}
        />
      </Step>
      <CardFoot className="flex justify-end gap-2">
        <Link to="/settings/authentication" className={buttonStyles()}>
          <Trans>Cancel</Trans>
        </Link>
        <SubmitButton
          disabledReason={
            (!ready && t`The code is loading.`) ||
            (code.length < otpLength && t`Enter the six-digit code.`)
          }
        >
          <Trans>Turn on two-factor login</Trans>
        </SubmitButton>
      </CardFoot>
    </Form>
  );
}
