import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Component, ComponentPath } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { directDependencyOf } from '../model/dependency-paths';

/** Each path from the root to the component, within its SBOM. */
export function DependencyPathsCard({ component: { id, attributes } }: { component: Component }) {
  const { paths, worst, repository, bills } = attributes;
  const own = bills.find((bill) => bill.component_id === id);
  return (
    <Card aria-labelledby="paths">
      <CardHead
        id="paths"
        title={<Trans>Path to root</Trans>}
        note={
          paths.some((path) => directDependencyOf(path)) ? (
            <Trans>Green: direct dependencies of the project</Trans>
          ) : (
            <Plural value={paths.length} one="# path" other="# paths" />
          )
        }
        actions={
          <Link
            to="/supply-chain"
            search={{
              section: 'components',
              view: 'tree',
              repository: repository.nickname,
              ...(own && { bill: own.scan_id }),
            }}
            className={`${linkStyles.action} text-xs`}
          >
            <Trans>Whole tree</Trans>
          </Link>
        }
      />
      {paths.length === 0 ? (
        <CardBody className="text-sm text-ink-3">
          <Trans>The SBOM doesn’t list what depends on it.</Trans>
        </CardBody>
      ) : (
        <ul className="divide-y divide-line px-4">
          {paths.map((path) => (
            <PathToRoot
              key={path.nodes.map(({ id }) => id).join(' ')}
              path={path}
              isWrong={worst !== null}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** From the root to the component; the last box is marked if it has vulnerabilities. */
function PathToRoot({ path, isWrong }: { path: ComponentPath; isWrong: boolean }) {
  const { nodes } = path;
  const direct = directDependencyOf(path);
  return (
    <li className="py-3">
      <ol className="flex flex-wrap items-center gap-1.5">
        {nodes.map((node, index) => {
          const isLast = index === nodes.length - 1;
          const look =
            isLast && isWrong
              ? 'border-critical-edge bg-critical-tint text-critical-text'
              : node === direct
                ? 'border-primary-edge bg-primary-tint text-primary-text'
                : 'border-line-strong';
          return (
            <li key={node.id} className="flex min-w-0 items-center gap-1.5">
              <span
                className={cx(
                  'min-w-0 rounded-md border px-2.5 py-1 text-sm font-medium break-words',
                  look,
                )}
              >
                {node.name}
                <span
                  className={cx(
                    'block font-mono text-2xs font-normal',
                    look === 'border-line-strong' && 'text-ink-3',
                  )}
                >
                  {node.version}
                </span>
              </span>
              {!isLast && (
                <ChevronRight
                  aria-hidden
                  strokeWidth={1.75}
                  className="size-3.5 shrink-0 text-ink-3"
                />
              )}
            </li>
          );
        })}
      </ol>
    </li>
  );
}
