// Sends spans to a collector, configured by OpenTelemetry's environment variables. Its packages
// take 140 ms to load, so a server without a collector does not load them. They read the
// environment themselves, so it is not a parameter here.
import process from 'node:process';
import { productVersion } from '../runtime/version.ts';

const isOn = ({ env }: typeof process): boolean =>
  env['OTEL_SDK_DISABLED'] !== 'true' &&
  Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);

/** Returns a function that flushes the remaining spans, for the end of the process. */
export const startTracing = async (): Promise<() => Promise<void>> => {
  if (!isOn(process)) return () => Promise.resolve();
  const [sdk, exporter, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'parapet',
      'service.version': productVersion,
    }),
    // Endpoint, headers, time limit, batches and sampling are read from the environment.
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
};
