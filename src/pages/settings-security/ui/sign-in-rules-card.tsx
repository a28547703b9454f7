import { useLingui } from '@lingui/react/macro';
import { Card, CardBody } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { useCan } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { useSignInRules } from '../api/use-sign-in-rules';
import { MembersWithout } from './members-without';
import { SessionRules } from './session-rules';
import { TwoFactorRule } from './two-factor-rule';

/** Rules that apply to every member of the organization. Saved with each change. */
export function SignInRulesCard() {
  const { t } = useLingui();
  const { rules, current, pending, change } = useSignInRules();
  const mayManage = useCan('client:manage');
  return (
    <Card aria-label={t`Rules for everyone`}>
      {rules.isPending && (
        <CardBody>
          <SkeletonRows rows={2} label={t`Loading rules`} />
        </CardBody>
      )}
      {rules.error && (
        <CardBody role="alert" className="text-sm text-danger-text">
          {messageOf(rules.error)}
        </CardBody>
      )}
      {current && (
        <>
          <CardBody>
            <TwoFactorRule rules={current} pending={pending} onChange={change} />
            {mayManage && <MembersWithout />}
          </CardBody>
          <CardBody className="border-t">
            <SessionRules rules={current} onChange={change} />
          </CardBody>
        </>
      )}
    </Card>
  );
}
