export { useTwoFactorKey } from './api/use-two-factor-key';
export { RecoveryCodes } from './ui/recovery-codes';
export { RenewRecoveryCodes } from './ui/renew-recovery-codes';
export { ReplaceTwoFactor } from './ui/replace-two-factor';
export { TwoFactorKey } from './ui/two-factor-key';
export { TurnOffTwoFactor } from './ui/turn-off-two-factor';
