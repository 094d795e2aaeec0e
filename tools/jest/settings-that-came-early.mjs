import { setImmediate } from 'node:timers';

/**
 * Imported before anything else by each process of tests. jest-light-runner 0.8.2 hands the settings of a run to every
 * process as soon as the first one asks for them, and never again: a process that is still loading then would miss them
 * and wait without end. What came early is kept here, and given when it is asked for.
 */
const question = 'jest-light-runner-get-worker-data';
const send = process.send?.bind(process);

if (send) {
  let early;
  process.on('message', (message) => {
    if (message?.type === 'jest-light-runner-worker-data') early = message;
  });
  process.send = (message, ...rest) => {
    if (message !== question || early === undefined) return send(message, ...rest);
    return setImmediate(() => process.emit('message', early)).hasRef();
  };
}
