import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import { filterValueName } from '@/entities/finding';
import type { SetupStep, SetupStepName } from '@/shared/api/generated/model';

type Words = {
  title: MessageDescriptor;
  /** What completing the step achieves. */
  todo: MessageDescriptor;
  /** What completed the step. */
  done: (i18n: I18n, step: SetupStep) => string;
  action: MessageDescriptor;
  to: NonNullable<LinkProps['to']>;
};

export const setupSteps: Readonly<Record<SetupStepName, Words>> = {
  name: {
    title: msg`Name the organisation`,
    todo: msg`Shown on reports and invitations`,
    done: (_, { what }) => what ?? '',
    action: msg`Name it`,
    to: '/settings/client',
  },
  findings: {
    title: msg`Get first findings`,
    todo: msg`Scan an address, or upload a report`,
    done: (i18n, { what, count }) =>
      i18n._(msg`${what ?? ''}, ${plural(count ?? 0, { one: '# finding', other: '# findings' })}`),
    action: msg`Add a repository`,
    to: '/Repositories',
  },
  people: {
    title: msg`Invite a colleague`,
    todo: msg`Invite people to fix findings`,
    done: (i18n, { count }) =>
      i18n._(
        msg`${plural(count ?? 0, { one: '# colleague joined or invited', other: '# colleagues joined or invited' })}`,
      ),
    action: msg`Invite`,
    to: '/settings/team',
  },
  pipeline: {
    title: msg`Send reports from a pipeline`,
    todo: msg`No upload with a token yet`,
    done: (i18n, { what }) => i18n._(msg`With the token ${what ?? ''}`),
    action: msg`Create a token`,
    to: '/connector',
  },
  host: {
    title: msg`Connect a source host`,
    todo: msg`For pull requests and regular scans`,
    done: (i18n) => i18n._(msg`Connected`),
    action: msg`Connect`,
    to: '/connector',
  },
  due_dates: {
    title: msg`Set due dates by severity`,
    todo: msg`Until then, nothing is over SLA`,
    done: (i18n, { what }) => {
      const rule = filterValueName(i18n, 'policy_name', what ?? '');
      return i18n._(msg`By the rule ${rule}`);
    },
    action: msg`Set them`,
    to: '/settings/policies',
  },
  mail: {
    title: msg`Set up email`,
    todo: msg`Until then, links are copied manually`,
    done: (i18n) => i18n._(msg`The server sends email`),
    action: msg`See the mail log`,
    to: '/mail',
  },
};
