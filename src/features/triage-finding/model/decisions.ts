import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { BulkChangeInput } from '@/shared/api/generated/model';

/** Decisions that need at most a short reason. */
export type Decision = 'false-positive' | 'close' | 'reopen' | 'approve' | 'decline';

interface DecisionWords {
  readonly title: MessageDescriptor;
  /** The button's label, with the number of findings that will change. */
  readonly verb: (i18n: I18n, n: number) => string;
  readonly change: (reason: string) => BulkChangeInput;
  /** Whether the decision can be undone. */
  readonly undoable: boolean;
  /** The history needs the reason. */
  readonly needsReason?: true;
}

const withReason = (reason: string) => (reason === '' ? {} : { reason });
const withComment = (comment: string) => (comment === '' ? {} : { comment });

export const decisions: Readonly<Record<Decision, DecisionWords>> = {
  'false-positive': {
    title: msg`Mark findings as false positive`,
    verb: (i18n, n) =>
      i18n._(msg`${plural(n, { one: 'Mark # finding', other: 'Mark # findings' })}`),
    change: (reason) => ({ false_positive: true, ...withReason(reason) }),
    undoable: true,
  },
  close: {
    title: msg`Close findings as fixed`,
    verb: (i18n, n) =>
      i18n._(msg`${plural(n, { one: 'Close # finding', other: 'Close # findings' })}`),
    change: (reason) => ({ status: 'fixed', ...withReason(reason) }),
    undoable: true,
    needsReason: true,
  },
  reopen: {
    title: msg`Reopen findings`,
    verb: (i18n, n) =>
      i18n._(msg`${plural(n, { one: 'Reopen # finding', other: 'Reopen # findings' })}`),
    change: (reason) => ({ status: 'open', false_positive: false, ...withReason(reason) }),
    undoable: true,
  },
  approve: {
    title: msg`Approve risk acceptance`,
    verb: (i18n, n) =>
      i18n._(msg`${plural(n, { one: 'Approve # finding', other: 'Approve # findings' })}`),
    change: (comment) => ({ decide_risk: { approve: true, ...withComment(comment) } }),
    undoable: false,
  },
  decline: {
    title: msg`Decline risk acceptance`,
    verb: (i18n, n) =>
      i18n._(msg`${plural(n, { one: 'Decline # finding', other: 'Decline # findings' })}`),
    change: (comment) => ({ decide_risk: { approve: false, ...withComment(comment) } }),
    undoable: false,
  },
};

/** Common reasons why a finding is a false positive, in the field's terms. */
export const falsePositiveReasons: readonly MessageDescriptor[] = [
  msg`Test or example code`,
  msg`The code isn’t reachable`,
  msg`The input is safe or already validated`,
  msg`The rule is wrong`,
  msg`Another control already prevents it`,
];
