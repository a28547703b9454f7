import { Trans, useLingui } from '@lingui/react/macro';
import { Logo } from '@/shared/ui/logo';
import { publicConfig } from '@/shared/config';
import { useDocumentTitle } from '@/shared/lib/document-title';

/** Public. The operator of an installation is who offers the service; Parapet itself is free software. */
export function TermsPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Terms and conditions`);
  const name = publicConfig.productName;
  return (
    <main id="main" className="mx-auto max-w-3xl px-5 py-8">
      <a href="/" className="inline-flex rounded-md">
        <Logo name={name} />
      </a>
      <h1 className="mt-8 text-2xl font-semibold">
        <Trans>Terms and conditions</Trans>
      </h1>
      <div className="prose-text mt-6 [&>*+h2]:mt-6">
        <h2>
          <Trans>Who offers this service</Trans>
        </h2>
        <p>
          <Trans>
            The organisation that runs this installation of {name} offers the service to you and
            answers for it. {name} itself is free software under the Apache License 2.0, without
            warranty.
          </Trans>
        </p>
        <h2>
          <Trans>What you may do</Trans>
        </h2>
        <p>
          <Trans>
            Use it for code, images and accounts that you may examine. Keep your password and tokens
            to yourself; what is done with them counts as yours.
          </Trans>
        </p>
        <h2>
          <Trans>Your data</Trans>
        </h2>
        <p>
          <Trans>
            Reports, findings and decisions belong to your organisation. They are kept apart from
            those of others, and leave this installation only where you connect another service: a
            source host, a webhook or an AI provider.
          </Trans>
        </p>
        <h2>
          <Trans>What it cannot promise</Trans>
        </h2>
        <p>
          <Trans>
            Scanners miss things and report what is none. A suggested fix is a suggestion: read and
            test it before you merge it.
          </Trans>
        </p>
      </div>
    </main>
  );
}
