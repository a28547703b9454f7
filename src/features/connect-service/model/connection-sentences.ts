import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Connection, ConnectionCapabilities } from '@/shared/api/generated/model';
import { dateTimeOf, timeAgo } from '@/shared/lib/ago';
import { connectionLabel, serviceLabel } from './connection-labels';
import { rowStateOf, stateLabels } from './connection-state';
import { type Connector, isPullSource, kindOfConnector } from './connectors';

const notConnected = {
  source: msg`Lists repositories, scans them and opens pull requests.`,
  scanner: msg`Pulls projects of the platform into your repositories.`,
  cloud: msg`Lets scans read the account’s configuration.`,
} as const;

export const capabilityNames: Readonly<Record<keyof ConnectionCapabilities, MessageDescriptor>> = {
  read: msg`Read`,
  scan: msg`Scan`,
  pull_requests: msg`Pull requests`,
};

const time = (i18n: I18n, iso: string, now: number): string =>
  new Date(iso).toDateString() === new Date(now).toDateString()
    ? i18n.date(iso, { timeStyle: 'short' })
    : dateTimeOf(i18n, iso);

const notScanned = (i18n: I18n, repositories: number): string =>
  repositories === 0
    ? ''
    : i18n._(
        msg`${plural(repositories, { one: '# repository is not scanned.', other: '# repositories are not scanned.' })}`,
      );

const notPulled = (i18n: I18n, projects: number): string =>
  projects === 0
    ? ''
    : i18n._(
        msg`${plural(projects, { one: '# project is not pulled.', other: '# projects are not pulled.' })}`,
      );

const answered = (i18n: I18n, login: string | null, repositories: number | null): string => {
  if (repositories === null)
    return login === null ? i18n._(msg`Responds.`) : i18n._(msg`Responded as ${login}.`);
  const seen = i18n._(
    msg`${plural(repositories, { one: '# repository', other: '# repositories' })}`,
  );
  return login === null
    ? i18n._(msg`Responds, ${seen}.`)
    : i18n._(msg`Responded as ${login}, ${seen}.`);
};

const pulled = (i18n: I18n, pull: NonNullable<Connection['pull']>, now: number): string => {
  const { projects, failed, pulled_at: at, next_at: next, brought } = pull;
  if (projects === 0) return i18n._(msg`Responds. No project is chosen yet.`);
  const outcome =
    at === null
      ? i18n._(msg`${plural(projects, { one: '# project chosen.', other: '# projects chosen.' })}`)
      : failed > 0
        ? i18n._(
            msg`${failed} of ${plural(projects, { one: '# project was not pulled.', other: '# projects were not pulled.' })}`,
          )
        : i18n._(
            msg`Pulled ${plural(projects, { one: '# project', other: '# projects' })}: ${brought.new} new, ${brought.fixed} fixed.`,
          );
  return next === null ? outcome : `${outcome} ${i18n._(msg`Next ${time(i18n, next, now)}.`)}`;
};

/** The service's response, without the missing permissions of the token. */
export const sentenceOf = (
  i18n: I18n,
  connector: Connector,
  connection: Connection,
  now: number,
): string => {
  const { last_call: call, pull, repositories, ended_at: ended } = connection;
  switch (rowStateOf(connection)) {
    case 'not_connected':
      return connector.key === 'semgrep_cli'
        ? i18n._(msg`Scans with your own rules and token.`)
        : i18n._(notConnected[kindOfConnector(connector.key)]);
    case 'unused':
      return i18n._(msg`Used by scans. Parapet doesn’t call it.`);
    case 'untested':
      return i18n._(msg`Credentials saved, not tested yet.`);
    case 'expired':
      return [
        ended !== null && i18n._(msg`The token expired ${dateTimeOf(i18n, ended)}.`),
        notScanned(i18n, repositories),
      ]
        .filter(Boolean)
        .join(' ');
    case 'works':
    case 'works_in_part':
      if (call && call.code === 'quota_used_up') break;
      return isPullSource(connector.key) && pull
        ? pulled(i18n, pull, now)
        : answered(i18n, call?.login ?? null, call?.repositories ?? null);
    default:
  }
  const isPull = isPullSource(connector.key);
  const label = (isPull ? serviceLabel : connectionLabel)(i18n, call?.code ?? 'unexpected_status');
  const stopped = (isPull ? notPulled : notScanned)(i18n, repositories);
  return call?.code === 'quota_used_up' || stopped === '' ? label : `${label} ${stopped}`;
};

/** The scopes as a list, by the host's names. */
export const scopesOf = (i18n: I18n, scopes: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(scopes);

/** The entire row in one sentence, for screen readers. */
export const rowLabel = (
  i18n: I18n,
  connector: Connector,
  connection: Connection,
  now: number,
): string => {
  const { last_call: call } = connection;
  const word = i18n._(stateLabels[rowStateOf(connection)]);
  const impossible = Object.entries(call?.capabilities ?? {})
    .filter(([, possible]) => possible === false)
    // The names are the keys of that object.
    .map(([name]) => i18n._(capabilityNames[name as keyof ConnectionCapabilities]));
  const missing = call?.missing_scopes ?? [];
  return [
    connector.name,
    word,
    call && timeAgo(i18n, call.at, now),
    ...impossible.map((name) => i18n._(msg`${name} not possible`)),
    missing.length > 0 && i18n._(msg`missing scope: ${scopesOf(i18n, missing)}`),
  ]
    .filter(Boolean)
    .map((part, index) => (index === 0 ? part : String(part).toLocaleLowerCase(i18n.locale)))
    .join(', ');
};
