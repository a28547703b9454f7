import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import type { Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { LinkDialog, useDuplicates } from '@/features/link-duplicates';
import { Badge } from '@/shared/ui/badge';
import { Card, CardHead } from '@/shared/ui/card';
import { IconButton } from '@/shared/ui/icon-button';
import { linkStyles } from '@/shared/ui/link';
import { duplicateMessage } from '../model/duplicate-messages';
import { identityMessage } from '../model/identity-messages';

/** Duplicates of the finding, each with its reason. The user can unlink them or add one. */
export function DuplicatesCard({ finding }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const [linking, setLinking] = useState(false);
  const mayNot = useDisabledReason('findings:link');
  const { unlink } = useDuplicates(finding.id);
  const { duplicates, identity } = finding.attributes;
  return (
    <Card aria-labelledby="duplicates">
      <CardHead
        id="duplicates"
        title={<Trans>Duplicates</Trans>}
        note={
          duplicates.length > 0 && <span className="num">{i18n.number(duplicates.length)}</span>
        }
        actions={
          <IconButton
            icon={Link2}
            size="sm"
            label={t`Link a duplicate`}
            disabledReason={mayNot}
            onClick={() => setLinking(true)}
          />
        }
      />
      {duplicates.length === 0 ? (
        <p className="px-4 py-3 text-xs text-ink-3">
          <Trans>No duplicates.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {duplicates.map((link) => (
            <li key={link.finding_id} className="flex items-start gap-2 py-2.5 pr-2 pl-4 text-sm">
              <div className="min-w-0 flex-1">
                <Link
                  to="/findings/finding-details/$id"
                  params={{ id: link.finding_id }}
                  className={`${linkStyles.title} break-words`}
                >
                  {link.title}
                </Link>
                <p className="text-xs break-words text-ink-3">
                  {link.tool} · {duplicateMessage(i18n, link)}
                </p>
                {link.canonical && (
                  <Badge>
                    <Trans>Main finding</Trans>
                  </Badge>
                )}
              </div>
              <IconButton
                icon={Unlink}
                size="sm"
                label={t`Not the same as ${link.title}`}
                busy={unlink.isPending && unlink.variables.other === link.finding_id}
                disabledReason={mayNot}
                onClick={() =>
                  unlink.mutate({
                    other: link.finding_id,
                    canonical: link.canonical,
                    comment: link.comment,
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <p className="border-t border-line px-4 py-2.5 text-xs text-ink-3">
        {identity.match !== 'new' && <Trans>Matched again:</Trans>}{' '}
        {identityMessage(i18n, identity)}
      </p>
      {linking && <LinkDialog finding={finding} onClose={() => setLinking(false)} />}
    </Card>
  );
}
