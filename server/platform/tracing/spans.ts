// Spans of requests, transactions, jobs and outgoing requests. They are created here instead of by
// instrumentation packages, so that they contain no URL, SQL text or user data. Without an exporter
// (`start-tracing.ts`) every call is a no-op.
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

/** Records only the class of the error: its message may contain user data. */
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

/** Continues the trace in the `traceparent` header, if any. */
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
