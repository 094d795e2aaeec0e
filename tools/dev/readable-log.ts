import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import pretty from 'pino-pretty';

/** What Nest says of each module and route at every start: seven hundred lines that nobody reads. */
const isOfTheFramework = /"context":"(?:InstanceLoader|RoutesResolver|RouterExplorer)"/;
const isReady = '"msg":"Masar answers at';

/**
 * Prints a server's JSON lines as people read them, without the framework's list of modules and routes.
 *
 * @param whenReady is called each time the server says that it answers, after its line was printed.
 */
export function printReadably(log: Readable, whenReady: () => void, to: NodeJS.WritableStream = process.stdout): void {
  const printed = pretty({
    destination: to,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,context',
    messageFormat: '{if context}{context}: {end}{msg}',
    singleLine: true,
  });
  createInterface({ input: log }).on('line', (line) => {
    if (isOfTheFramework.test(line) && line.includes('"level":30')) return;
    printed.write(`${line}\n`);
    if (line.includes(isReady)) setImmediate(whenReady);
  });
}
