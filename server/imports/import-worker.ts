// The thread that reads reports, one at a time. It may run out of memory or time: then it alone ends, and the scan fails with a sentence.
import { parentPort } from 'node:worker_threads';
import { ReportError } from '../reports/model.ts';
import { reportFault } from '../reports/report-faults.ts';
import { LineToServer } from './line-to-server.ts';
import type { FromReader, ReadOrder, ToReader } from './messages.ts';
import { kept, Reading } from './reading.ts';

if (parentPort === null) throw new Error('import-worker runs as a worker thread.');
const port = parentPort;

const refusal = (error: unknown): FromReader =>
  error instanceof ReportError
    ? {
        kind: 'refused',
        code: error.code,
        fault: kept(error.fault),
        pointer: error.pointer === undefined ? undefined : kept(error.pointer),
      }
    : {
        kind: 'refused',
        code: 'malformed_report',
        fault: reportFault('not_as_its_format'),
        pointer: undefined,
      };

const read = async (order: ReadOrder, line: LineToServer): Promise<void> => {
  try {
    line.tell({ kind: 'end', total: await new Reading(order, line).run() });
  } catch (error) {
    line.tell(refusal(error));
    // A fault of ours ends the thread, so that it is seen.
    if (!(error instanceof ReportError)) throw error;
  }
};

let line = new LineToServer(port);
port.on('message', (message: ToReader) => {
  if (message.kind === 'answer') line.take(message);
  else {
    line = new LineToServer(port);
    void read(message.order, line);
  }
});
