import { Trans, useLingui } from '@lingui/react/macro';
import { Logo } from '@/shared/ui/logo';
import { basePath } from '@/shared/lib/base-path';
import { publicConfig } from '@/shared/config';
import { useDocumentTitle } from '@/shared/lib/document-title';

/**
 * Public. The operator of an installation provides the service; Parapet itself is free software.
 */
export function TermsPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Terms and conditions`);
  const name = publicConfig.productName;
  return (
    <main id="main" className="mx-auto max-w-3xl px-5 py-8">
      <a href={`${basePath}/`} className="inline-flex rounded-md">
        <Logo name={name} />
      </a>
      <h1 className="mt-8 text-2xl font-semibold">
        <Trans>Terms and conditions</Trans>
      </h1>
      <div className="prose-text mt-6 [&>*+h2]:mt-6">
        <h2>
          <Trans>Service provider</Trans>
        </h2>
        <p>
          <Trans>
            The organisation that runs this installation of {name} provides the service and is
            responsible for it. {name} is free software under the Apache License 2.0, without
            warranty.
          </Trans>
        </p>
        <h2>
          <Trans>Permitted use</Trans>
        </h2>
        <p>
          <Trans>
            Only scan code, images and accounts you are allowed to. Keep your password and tokens
            private: you are responsible for what is done with them.
          </Trans>
        </p>
        <h2>
          <Trans>Your data</Trans>
        </h2>
        <p>
          <Trans>
            Reports, findings and decisions belong to your organisation. They are kept separate from
            other organisations’ data and only leave this installation when you connect another
            service, such as a source host, a webhook or an AI provider.
          </Trans>
        </p>
        <h2>
          <Trans>Limitations</Trans>
        </h2>
        <p>
          <Trans>
            Scanners miss problems and report false ones. Suggested fixes can be wrong: review and
            test them before you merge.
          </Trans>
        </p>
        <h2>
          <Trans>Third-party software</Trans>
        </h2>
        <p>
          <Trans>
            {name} contains third-party software. See{' '}
            <a href={`${basePath}/third-party-notices.txt`}>its licences</a>.
          </Trans>
        </p>
      </div>
    </main>
  );
}
