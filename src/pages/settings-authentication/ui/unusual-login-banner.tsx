import { Trans, useLingui } from '@lingui/react/macro';
import { MapPinPlus } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import type { UnusualLogin } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { deviceName } from '../model/device-name';
import { loginMeans } from '../model/login-means';

type UnusualLoginBannerProps = {
  login: UnusualLogin;
  /** The response that is being saved. */
  busy: boolean | undefined;
  onAnswer: (mine: boolean) => void;
};

export function UnusualLoginBanner({ login, busy, onAnswer }: UnusualLoginBannerProps) {
  const { t, i18n } = useLingui();
  const time = dateTimeOf(i18n, login.created_at);
  const title =
    login.new_device && login.new_network
      ? t`A login from a new device and network on ${time}.`
      : login.new_device
        ? t`A login from a new device on ${time}.`
        : t`A login from a new network on ${time}.`;
  const device = login.device === null ? t`Unknown device` : deviceName(login.device);
  const address = login.address ?? t`Unknown address`;
  const means = i18n._(loginMeans[login.means]);
  return (
    <section
      aria-label={title}
      className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-warn-edge bg-warn-tint p-4 text-sm"
    >
      <MapPinPlus aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-warn-text" />
      <p className="min-w-0 flex-1 basis-56">
        <b className="font-semibold">{title}</b>{' '}
        <Trans>
          {device} at {address}, {means}.
        </Trans>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button busy={busy === true} onClick={() => onAnswer(true)}>
          <Trans>It was me</Trans>
        </Button>
        <Button kind="danger" busy={busy === false} onClick={() => onAnswer(false)}>
          {login.session_open ? t`End it and change password` : t`It wasn’t me, change password`}
        </Button>
      </span>
    </section>
  );
}
