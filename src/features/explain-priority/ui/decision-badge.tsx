import { useLingui } from '@lingui/react/macro';
import { Activity, Circle, Eye, Zap } from 'lucide-react';
import type { PriorityDecision } from '@/shared/api/generated/model';
import { Badge } from '@/shared/ui/badge';
import { decisionNames } from '../model/priority-labels';

const marks = {
  act: { tone: 'danger', icon: Zap },
  attend: { tone: 'warn', icon: Eye },
  track_closely: { tone: 'progress', icon: Activity },
  track: { tone: 'info', icon: Circle },
} as const satisfies Readonly<Record<PriorityDecision['decision'], object>>;

/** A decision of CISA's tree. It is shown beside the priority, never instead of it. */
export function DecisionBadge({ decision }: Pick<PriorityDecision, 'decision'>) {
  const { i18n } = useLingui();
  return (
    <Badge {...marks[decision]}>
      <span className="sr-only">SSVC: </span>
      {i18n._(decisionNames[decision])}
    </Badge>
  );
}
