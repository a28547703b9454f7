import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { linkStyles } from '@/shared/ui/link';
import { Progress } from '@/shared/ui/progress';
import { Switch } from '@/shared/ui/switch';
import { useDisabledReason, useSessionUser } from '@/entities/session';
import { getGetTwoFactorQueryOptions } from '@/shared/api/generated/users';
import type { SignInRules } from '@/shared/api/generated/model';
import { useNow } from '@/shared/lib/use-now';
import { RequireDialog } from './require-dialog';

type TwoFactorRuleProps = {
  rules: SignInRules;
  pending: boolean;
  onChange: (next: SignInRules) => Promise<unknown>;
};

export function TwoFactorRule({ rules, pending, onChange }: TwoFactorRuleProps) {
  const { t } = useLingui();
  const reason = useDisabledReason('client:manage');
  const { two_factor_enabled: hasOwn } = useSessionUser();
  const { data: standing } = useQuery(getGetTwoFactorQueryOptions());
  const [asks, setAsks] = useState(false);
  const { require_two_factor: required } = rules;
  const needsOwn = !hasOwn && !required;
  const { members = 0, members_with: having = 0 } = standing ?? {};
  const turn = () => {
    if (!required && members > having) setAsks(true);
    else
      onChange({ ...rules, require_two_factor: !required, two_factor_from: null }).catch(
        () => undefined, // a toast shows why
      );
  };
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base font-semibold">
          {required ? t`Two-factor login is required` : t`Two-factor login is not required`}
        </h2>
        <p className="mt-1 text-sm text-ink-3">
          {standing && (
            <Plural
              value={members}
              one={`${having} of # member has it.`}
              other={`${having} of # members have it.`}
            />
          )}{' '}
          <WhatHolds rules={rules} />
        </p>
        {(reason || needsOwn) && (
          <p className="mt-1 text-sm text-ink-3">
            {reason || (
              <Link to="/settings/authentication/setup-2fa" className={linkStyles.action}>
                <Trans>Set up your own first</Trans>
              </Link>
            )}
          </p>
        )}
      </div>
      {standing && (
        <div className="w-32 text-right text-xs text-ink-3">
          <Progress
            label={t`Members with two-factor login`}
            value={members === 0 ? 0 : (100 * having) / members}
            tone="ok"
            labelHidden
          />
          <span className="mt-1 block num">{t`${having} of ${members}`}</span>
        </div>
      )}
      <Switch
        aria-label={t`Require two-factor login`}
        checked={required}
        disabled={reason !== false || needsOwn}
        onChange={turn}
      />
      {asks && (
        <RequireDialog
          pending={pending}
          onClose={() => setAsks(false)}
          onRequire={async (from) => {
            await onChange({ ...rules, require_two_factor: true, two_factor_from: from });
            setAsks(false);
          }}
        />
      )}
    </div>
  );
}

function WhatHolds({ rules }: { rules: SignInRules }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { require_two_factor: required, two_factor_from: from } = rules;
  if (!required) return <Trans>Each member decides.</Trans>;
  if (from && Date.parse(from) > now) {
    const day = i18n.date(from, { dateStyle: 'long' });
    return <Trans>From {day}, the others can only set it up. API tokens keep working.</Trans>;
  }
  return <Trans>The others can only set it up. API tokens keep working.</Trans>;
}
