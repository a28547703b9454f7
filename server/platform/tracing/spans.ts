// Spans of requests, transactions, jobs and outgoing calls. They are made here and not by
// instrumentation packages, so that no address, SQL text or value of a user is in them. Without an
// exporter (`start-tracing.ts`) every call is a no-op.
import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export type { Span } from '@opentelemetry/api';

const tracer = trace.getTracer('parapet');

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

export type SpanOptions = { kind?: keyof typeof kinds; attributes?: Attributes };

/** The class of the error alone: its message may hold what a user sent. */
export const failSpan = (span: Span, error: unknown): void => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
};

/** Runs `work` within a span; spans that it starts are children of this one. */
export const withSpan = <T>(
  name: string,
  { kind = 'internal', attributes }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> =>
  tracer.startActiveSpan(
    name,
    { kind: kinds[kind], ...(attributes && { attributes }) },
    async (span) => {
      try {
        return await work(span);
      } catch (error) {
        failSpan(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
  );

/** Continues the trace that the caller names in `traceparent`, if any. */
export const startServerSpan = (
  name: string,
  headers: Readonly<Record<string, unknown>>,
  attributes: Attributes,
): { span: Span; run: (work: () => void) => void } => {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  return {
    span,
    run: (work) => context.with(trace.setSpan(parent, span), work),
  };
};
