import { Bug, GitBranch, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Chip, ChipButton, ChipRemove, ChipText } from '@/shared/ui/chip';
import { DiffViewer } from '@/shared/ui/diff-viewer';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { ErrorSummary } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { MultiSelect } from '@/shared/ui/multi-select';
import { Progress } from '@/shared/ui/progress';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Select } from '@/shared/ui/select';
import { severities, SeverityGlyph, SeverityLabel } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Priority, StatusLabel } from '@/entities/finding';
import { Switch } from '@/shared/ui/switch';
import { Tabs } from '@/shared/ui/tabs';
import { Textarea } from '@/shared/ui/textarea';

const meta = preview.meta({ title: 'Start/Overview sheet', parameters: { layout: 'fullscreen' } });

const diff = `@@ -123,2 +123,2 @@
-+ " WHERE account_id = '" + accountId
-+ " ORDER BY " + order;
+String sql = "SELECT * FROM statements"
++ " WHERE account_id = ? ORDER BY " + column;`;

const tools = [
  { value: 'semgrep', label: 'Semgrep', count: 84102 },
  { value: 'trivy', label: 'Trivy', count: 41220 },
  { value: 'checkov', label: 'Checkov', count: 33914 },
  { value: 'gitleaks', label: 'Gitleaks', count: 1208 },
];

function Sheet() {
  const [tab, setTab] = useState<'all' | 'mine' | 'sla'>('all');
  const [view, setView] = useState<'unified' | 'split'>('unified');
  const [chosen, setChosen] = useState<readonly string[]>(['semgrep', 'trivy']);
  return (
    <main className="mx-auto max-w-[88rem] p-6">
      <h1 className="mb-4 text-xl font-semibold">Component sheet</h1>
      <div className="gap-4 md:columns-2 xl:columns-3 [&>section]:mb-4 [&>section]:break-inside-avoid">
        <Card>
          <CardHead title="Buttons" />
          <CardBody>
            <div className="flex flex-wrap gap-2">
              <Button kind="primary">Primary</Button>
              <Button>Secondary</Button>
              <Button kind="quiet">Quiet</Button>
              <Button kind="danger" icon={Trash2}>
                Delete
              </Button>
              <Button kind="ai" icon={Sparkles}>
                Generate
              </Button>
            </div>
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <Button disabledReason="You need the role admin">Disabled</Button>
              <Button kind="primary" busy>
                Saving
              </Button>
            </div>
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Button size="sm">Small</Button>
              <Button>Medium</Button>
              <Button size="lg">Large</Button>
            </div>
          </CardBody>
        </Card>
        <Card>
          <CardHead title="Severity, status, badges" />
          <CardBody>
            <div className="flex flex-wrap gap-2">
              {severities.map((severity) => (
                <SeverityLabel key={severity} severity={severity} look="badge" />
              ))}
            </div>
            <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
              <StatusLabel status="open" />
              <StatusLabel status="in_progress" />
              <StatusLabel status="sent" />
              <StatusLabel status="pr_open" />
              <StatusLabel status="fixed" />
              <StatusLabel status="risk_accepted" />
              <StatusLabel status="false_positive" />
            </div>
            <div className="mt-3 flex flex-wrap gap-2">
              <Badge tone="ok">Connected</Badge>
              <Badge tone="warn">SLA 6 h</Badge>
              <Badge tone="danger">Expired</Badge>
              <Badge tone="progress">Scanning</Badge>
              <Badge tone="ai">AI fix</Badge>
              <Badge>Draft</Badge>
            </div>
            <div className="mt-3 flex items-center gap-6">
              <Priority value={96} />
              <Priority value={58} />
              <Priority value={7} />
            </div>
          </CardBody>
        </Card>
        <Card>
          <CardHead title="Tabs, segmented, chips" />
          <CardBody>
            <Tabs
              label="Views"
              value={tab}
              onChange={setTab}
              panelId="sheet-panel"
              tabs={[
                { id: 'all', label: 'All open', count: 128 },
                { id: 'mine', label: 'Mine', count: 14 },
                { id: 'sla', label: 'SLA', count: 3 },
              ]}
            />
            <div
              id="sheet-panel"
              role="tabpanel"
              aria-label="View"
              className="mt-3 flex flex-wrap items-center gap-3"
            >
              <SegmentedControl
                label="Diff"
                value={view}
                onChange={setView}
                segments={[
                  { value: 'unified', label: 'Unified' },
                  { value: 'split', label: 'Split' },
                ]}
              />
              <Switch label="On" defaultChecked />
              <Switch label="Off" />
            </div>
            <div className="mt-3">
              <Chip label="Severity is any of 2 values">
                <ChipText>Severity</ChipText>
                <ChipButton>is any of</ChipButton>
                <ChipButton weight="value">
                  <SeverityGlyph severity="critical" />
                  <SeverityGlyph severity="high" />2 values
                </ChipButton>
                <ChipRemove label="Remove filter Severity" onRemove={() => {}} />
              </Chip>
            </div>
          </CardBody>
        </Card>
        <Card>
          <CardHead title="Form fields" />
          <CardBody className="flex flex-col gap-4">
            <Field label="Webhook name" hint="Shown in each finding’s history.">
              {(control) => <Input {...control} placeholder="For example, Jira production" />}
            </Field>
            <Field label="URL" error="Start the address with https://">
              {(control) => <Input {...control} defaultValue="http:/tickets.meridian" />}
            </Field>
            <Field label="Method">
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: 'POST', label: 'POST' },
                    { value: 'PUT', label: 'PUT' },
                  ]}
                />
              )}
            </Field>
            <Field label="Notes">
              {(control) => <Textarea {...control} placeholder="Optional" />}
            </Field>
          </CardBody>
        </Card>
        <Card>
          <CardHead title="Error summary" />
          <CardBody>
            <ErrorSummary
              title="Two things need fixing"
              problems={[
                { name: 'url', message: 'start the address with https://' },
                { name: 'header', message: 'names can’t contain spaces' },
              ]}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHead title="Empty states" />
          <CardBody className="grid gap-3">
            <EmptyState
              icon={Bug}
              title="No findings match"
              text="Remove a filter or widen the date range."
              action={<Button>Clear filters</Button>}
            />
            <EmptyState
              icon={GitBranch}
              title="Connect your first repository"
              text="Findings appear a few minutes after the first scan."
              action={<Button kind="primary">Connect source control</Button>}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHead title="Skeleton" />
          <CardBody>
            <SkeletonRows rows={6} label="Loading findings" />
            <div className="mt-4">
              <Progress label="Importing report" value={31} amount="1,204 of 3,900" />
            </div>
          </CardBody>
        </Card>
        <Card>
          <CardHead title="Diff, narrow container" />
          <CardBody>
            <DiffViewer diff={diff} path="StatementRepository.java" view="split" />
          </CardBody>
        </Card>
        <Card>
          <CardHead title="Multi-select filter" />
          <CardBody>
            <div className="rounded-lg floating">
              <MultiSelect label="Tool" options={tools} values={chosen} onChange={setChosen} />
            </div>
          </CardBody>
        </Card>
      </div>
    </main>
  );
}

export const Light = meta.story({ render: () => <Sheet />, globals: { theme: 'light' } });
export const Dark = meta.story({ render: () => <Sheet />, globals: { theme: 'dark' } });
