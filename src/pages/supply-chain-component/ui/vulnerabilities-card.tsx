import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Flame } from 'lucide-react';
import type { Component } from '@/shared/api/generated/model';
import { Count } from '@/shared/ui/badge';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';

/** The component's open findings, most urgent first. */
export function VulnerabilitiesCard({
  findings,
}: {
  findings: Component['attributes']['findings'];
}) {
  const { t, i18n } = useLingui();
  const cvss = (score: number | null) =>
    score === null
      ? '–'
      : i18n.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const epss = (probability: number | null) =>
    probability === null
      ? '–'
      : i18n.number(probability, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Card aria-labelledby="vulnerabilities" className="overflow-hidden">
      <CardHead
        id="vulnerabilities"
        title={<Trans>Vulnerabilities</Trans>}
        note={findings.length > 0 && <Count>{i18n.number(findings.length)}</Count>}
      />
      {findings.length === 0 ? (
        <CardBody className="text-sm text-ink-3">
          <Trans>None known.</Trans>
        </CardBody>
      ) : (
        <Table caption={t`Vulnerabilities`}>
          <TableHead>
            <HeadCell>{t`Vulnerability`}</HeadCell>
            <HeadCell className="text-right max-sm:hidden">{t`CVSS`}</HeadCell>
            <HeadCell className="text-right max-sm:hidden">{t`EPSS`}</HeadCell>
            <HeadCell className="text-right">{t`Fixed in`}</HeadCell>
            <HeadCell className="text-right">{t`Priority`}</HeadCell>
          </TableHead>
          <tbody>
            {findings.map((finding) => (
              <Row key={finding.finding_id}>
                <Cell className="w-full max-w-0">
                  <span className="flex items-start gap-3">
                    <span className="mt-0.5">
                      <SeverityGlyph severity={finding.severity} />
                    </span>
                    <span className="min-w-0 flex-1">
                      <span className="flex items-center gap-1.5">
                        <Link
                          to="/findings/finding-details/$id"
                          params={{ id: finding.finding_id }}
                          className={`${linkStyles.title} -my-0.5 truncate font-mono text-xs`}
                        >
                          {finding.vulnerability}
                        </Link>
                        {finding.kev && (
                          <Flame
                            role="img"
                            aria-label={t`Known exploited`}
                            strokeWidth={1.75}
                            className="size-3.5 shrink-0 text-danger-text"
                          />
                        )}
                      </span>
                      {finding.title !== finding.vulnerability && (
                        <span className="block truncate text-xs text-ink-3">{finding.title}</span>
                      )}
                    </span>
                  </span>
                </Cell>
                <Cell className="text-right font-medium num max-sm:hidden">
                  {cvss(finding.cvss_score)}
                </Cell>
                <Cell className="text-right num max-sm:hidden">{epss(finding.epss)}</Cell>
                <Cell className="text-right font-mono text-xs whitespace-nowrap">
                  {finding.fixed_version ?? '–'}
                </Cell>
                <Cell className="text-right font-medium num">{i18n.number(finding.priority)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
