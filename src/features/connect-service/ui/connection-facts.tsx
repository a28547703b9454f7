import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { messageOf } from '@/shared/api/error-message';
import type { Connection, ConnectionCapabilities } from '@/shared/api/generated/model';
import { useNow } from '@/shared/lib/use-now';
import { OutLink } from '@/shared/ui/link';
import { isBroken, rowStateOf } from '../model/connection-state';
import { capabilityNames, scopesOf, sentenceOf } from '../model/connection-sentences';
import { type Connector, kindOfConnector } from '../model/connectors';

interface ConnectionFactsProps {
  connector: Connector;
  connection: Connection;
  /** Why this server refused the last test, so that the service was not called. */
  failure: Error | undefined;
}

/** The service's response, the permissions of the credentials, and where to create better ones. */
export function ConnectionFacts({ connector, connection, failure }: ConnectionFactsProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const state = rowStateOf(connection);
  const { last_call: call, token_url: page } = connection;
  const missing = call?.missing_scopes ?? [];
  const broken = isBroken(state);
  const isHost = kindOfConnector(connector.key) === 'source';
  const capabilities: ConnectionCapabilities | null = broken
    ? { read: false, scan: false, pull_requests: false }
    : (call?.capabilities ?? null);
  const wantsToken = missing.length > 0 || state === 'expired' || state === 'refused';
  return (
    <div className="min-w-0 text-xs text-ink-2 max-sm:order-last max-sm:w-full">
      <p className="wrap-anywhere">
        {sentenceOf(i18n, connector, connection, now)}
        {missing.length > 0 && !broken && (
          <>
            {' '}
            <MissingScopes scopes={missing} readable={call?.capabilities?.read !== false} />
          </>
        )}
      </p>
      {failure && (
        <p role="alert" className="text-danger-text">
          {messageOf(failure)}
        </p>
      )}
      {((isHost && capabilities) || (wantsToken && page)) && (
        <div className="flex flex-wrap items-center gap-x-3">
          {isHost && capabilities && <Capabilities capabilities={capabilities} />}
          {wantsToken && page && (
            <OutLink href={page}>
              {missing.length > 0 ? (
                <Trans>Create a token with it</Trans>
              ) : (
                <Trans>Where to create a new one</Trans>
              )}
            </OutLink>
          )}
        </div>
      )}
    </div>
  );
}

function MissingScopes({ scopes, readable }: { scopes: readonly string[]; readable: boolean }) {
  const { i18n } = useLingui();
  const names = <code className="code text-ink">{scopesOf(i18n, scopes)}</code>;
  return readable ? (
    <Trans>Missing scope {names}: no pull requests.</Trans>
  ) : (
    <Trans>Missing scope {names}.</Trans>
  );
}

/** Fixed positions make rows easy to compare. */
function Capabilities({ capabilities }: { capabilities: ConnectionCapabilities }) {
  const { t, i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-3">
      {(['read', 'scan', 'pull_requests'] as const).map((name) => {
        const possible = capabilities[name];
        const Icon = possible === true ? Check : Minus;
        const label = i18n._(capabilityNames[name]);
        return (
          <li
            key={name}
            className={
              possible === true
                ? 'inline-flex items-center gap-1'
                : 'inline-flex items-center gap-1 text-ink-3'
            }
          >
            {possible === null ? (
              <span aria-hidden className="px-1">
                ?
              </span>
            ) : (
              <Icon
                aria-hidden
                strokeWidth={1.75}
                className={possible ? 'size-3.5 text-ok-text' : 'size-3.5'}
              />
            )}
            {label}
            {possible !== true && (
              <span className="sr-only">
                {possible === null ? t`not reported by the host` : t`not possible`}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
