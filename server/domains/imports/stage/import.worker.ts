// Worker thread that reads one report at a time. Running out of memory or time ends only this
// thread, and the scan fails with a message.
import { parentPort } from 'node:worker_threads';
import { ReportError } from '../../../report-formats/model.ts';
import { reportFault } from '../../../report-formats/report-faults.ts';
import { WorkerChannel } from './worker-channel.ts';
import type { WorkerMessage, ReadRequest, ServerMessage } from './messages.ts';
import { toStorable, ReportStager } from './report-stager.ts';

if (parentPort === null) throw new Error('import-worker runs as a worker thread.');
const port = parentPort;

const refusal = (error: unknown): WorkerMessage =>
  error instanceof ReportError
    ? {
        kind: 'refused',
        code: error.code,
        fault: toStorable(error.fault),
        pointer: error.pointer === undefined ? undefined : toStorable(error.pointer),
      }
    : {
        kind: 'refused',
        code: 'malformed_report',
        fault: reportFault('not_as_its_format'),
        pointer: undefined,
      };

const read = async (order: ReadRequest, line: WorkerChannel): Promise<void> => {
  try {
    line.post({ kind: 'end', total: await new ReportStager(order, line).run() });
  } catch (error) {
    line.post(refusal(error));
    // Rethrow an internal error, so that it ends the worker and is reported.
    if (!(error instanceof ReportError)) throw error;
  }
};

let line = new WorkerChannel(port);
port.on('message', (message: ServerMessage) => {
  if (message.kind === 'answer') line.receiveAnswer(message);
  else {
    line = new WorkerChannel(port);
    void read(message.order, line);
  }
});
