// Coverage that users recorded, in addition to the examples' tools that looked.
import type {
  Assessment,
  AssessedKind,
  NamedCount,
  RecordAssessmentRequest,
  RecordedAssessment,
} from '../../generated/model';
import {
  getGetOwaspCicdChartResponseMock,
  getGetSupplyChainsResponseMock,
} from '../generated/charts/charts.msw';
import {
  getListPolicyControlsResponseMock,
  getRecordAssessmentResponseMock,
} from '../generated/policies/policies.msw';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { bodyOf, fresh } from './request';

export const assessmentsOverlay = (state: MockState) => {
  const records = state.store.collection<{ key: string; record: RecordedAssessment }>(
    'Record',
    [],
    ({ key }) => key,
  );
  const recordOf = (kind: AssessedKind, code: string) =>
    records.all.find(({ key }) => key === `${kind} ${code}`)?.record ?? null;
  const assessed = (assessment: Assessment, kind: AssessedKind, code: string): Assessment => ({
    ...assessment,
    recorded: recordOf(kind, code),
  });
  const counts = (rows: NamedCount[], kind: AssessedKind): NamedCount[] =>
    rows.map(({ assessment, ...row }) => ({
      ...row,
      ...(assessment && { assessment: assessed(assessment, kind, row.key) }),
    }));
  const keyOf = ({ kind, code }: Record<string, unknown>) => `${String(kind)} ${String(code)}`;
  return {
    getSupplyChains: () => {
      const chart = getGetSupplyChainsResponseMock();
      const data = chart.data.map((stage) => ({
        ...stage,
        threats: counts(stage.threats, 'slsa_threat'),
      }));
      return { ...chart, data };
    },
    getOwaspCicdChart: () => {
      const chart = getGetOwaspCicdChartResponseMock();
      return { ...chart, data: counts(chart.data, 'cicd_risk') };
    },
    listPolicyControls: () => ({
      data: getListPolicyControlsResponseMock().data.map(({ assessment, ...row }) => ({
        ...row,
        ...(assessment && {
          assessment: assessed(assessment, 'control', `${row.standard}:${row.control}`),
        }),
      })),
    }),
    recordAssessment: async ({ params, request }) => {
      const { reason, until } = await bodyOf<RecordAssessmentRequest>(request);
      const key = keyOf(params);
      const record = {
        ...getRecordAssessmentResponseMock().data,
        reason: reason.trim(),
        until,
        recorded_at: fresh().now,
      };
      if (records.all.some((one) => one.key === key)) records.change(key, { record });
      else records.add({ key, record });
      return { data: record };
    },
    removeRecordedAssessment: ({ params }) => records.remove(keyOf(params)),
  } satisfies Overlay;
};
