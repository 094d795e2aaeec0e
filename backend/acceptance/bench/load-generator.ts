import autocannon from 'autocannon';

/** What to send, and for how long: one address for some seconds, or each of many once. */
export interface Load {
  url: string;
  cookie: string;
  connections: number;
  paths: readonly string[];
  seconds?: number;
}

/** What came back. */
export interface LoadResult {
  answers: number;
  p99Ms: number;
}

/**
 * How often it looks whether all have been answered, in milliseconds: by default once a second, in which a server does
 * other things, such as looking for tasks, that would count as answering.
 */
const noticedMs = 20;

/** A process of its own: what it takes to ask and to count is not the server's. */
async function send({ url, cookie, connections, paths, seconds }: Load): Promise<LoadResult> {
  let client = 0;
  const each = Math.ceil(paths.length / connections);
  const result = await autocannon({
    url,
    connections,
    headers: { cookie },
    ...(seconds === undefined ? { amount: paths.length, sampleInt: noticedMs } : { duration: seconds }),
    setupClient: (own) => {
      const from = seconds === undefined ? each * client++ : 0;
      own.setRequests(paths.slice(from, from + each || 1).map((path) => ({ method: 'GET', path })));
    },
  });
  // An answer that is quick because it is a refusal must not count.
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} calls of ${paths[0]} and the like failed at ${url}`);
  return { answers: result.requests.total, p99Ms: result.latency.p99 };
}

process.on('message', (load: Load) => {
  send(load).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
