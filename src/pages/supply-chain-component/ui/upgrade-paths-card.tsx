import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react';
import { changeSizeMessages } from '@/features/remediate-finding';
import type { Component, ComponentUpgrade } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Badge } from '@/shared/ui/badge';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { directDependencies } from '../model/dependency-paths';

/**
 * The upgrades that close findings, smallest change first. Renders nothing if no finding is open.
 */
export function UpgradePathsCard({
  component: { name, version, upgrades, findings, direct, paths },
}: {
  component: Component['attributes'];
}) {
  const { t, i18n } = useLingui();
  if (findings.length === 0) return null;
  const brought = direct === true ? [] : directDependencies(paths);
  const through = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(brought);
  return (
    <Card
      aria-labelledby="ways-out"
      className={cx('overflow-hidden', upgrades.length > 0 && 'border-primary-edge!')}
    >
      <CardHead
        id="ways-out"
        title={<Trans>Upgrade paths</Trans>}
        note={upgrades.length > 1 && <Trans>Smallest change first</Trans>}
      />
      {upgrades.length === 0 ? (
        <CardBody className="text-sm text-ink-2">
          <Trans>
            No fixed version is known. Accept the risk until there is one, or remove the component.
          </Trans>
        </CardBody>
      ) : (
        <ol className="divide-y divide-line">
          {upgrades.map((upgrade, index) => (
            <li key={upgrade.version} className="px-4 py-3">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <span className="font-medium">{name}</span>
                <span className="font-mono text-xs text-ink-2">
                  {version} → {upgrade.version}
                </span>
                {index === 0 && upgrades.length > 1 && <Badge tone="primary">{t`Smallest`}</Badge>}
              </p>
              <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
                <Effect
                  icon={upgrade.leaves === 0 ? CircleCheck : CircleDashed}
                  tone={upgrade.leaves === 0 ? 'text-ok-text' : 'text-warn-text'}
                >
                  <Closes {...upgrade} />
                </Effect>
                <Effect
                  icon={upgrade.change === 'major' ? TriangleAlert : CircleCheck}
                  tone={upgrade.change === 'major' ? 'text-warn-text' : 'text-ok-text'}
                >
                  {i18n._(changeSizeMessages[upgrade.change])}
                </Effect>
              </p>
            </li>
          ))}
        </ol>
      )}
      {upgrades.length > 0 && brought.length > 0 && (
        <CardFoot className="text-xs text-ink-2">
          <Trans>
            Indirect dependency: upgrade {through} to a release that includes this version, or
            override it in the lock file.
          </Trans>
        </CardFoot>
      )}
    </Card>
  );
}

function Closes({ closes, leaves }: ComponentUpgrade) {
  const { i18n } = useLingui();
  const [some, all] = [i18n.number(closes), i18n.number(closes + leaves)];
  return leaves === 0 ? (
    <Plural value={closes} one="Fixes the only finding" other="Fixes all #" />
  ) : (
    <Trans>
      Fixes {some} of {all}
    </Trans>
  );
}

const Effect = ({
  icon: Icon,
  tone,
  children,
}: {
  icon: LucideIcon;
  tone: string;
  children: React.ReactNode;
}) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon aria-hidden strokeWidth={1.75} className={cx('size-3.5 shrink-0', tone)} />
    {children}
  </span>
);
