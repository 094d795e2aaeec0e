import pg from 'pg';

/** Preloaded into the measured server: answers over IPC how many statements its pools have sent (PERF-3). */
let statements = 0;

type Query = (this: unknown, ...values: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const query = prototype.query;
prototype.query = function counted(...values) {
  const [first] = values;
  const text = typeof first === 'string' ? first : ((first as { text?: unknown } | null)?.text ?? '');
  // The task queue polls whether or not anybody calls.
  if (!String(text).includes('pgboss')) statements += 1;
  return query.apply(this, values);
};

process.on('message', (message) => {
  if (message === 'statements') process.send?.({ statements });
});
