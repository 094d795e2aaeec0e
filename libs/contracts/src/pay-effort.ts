type Send = (request: Request) => Promise<Response>;

/** Digests that are asked for at once: a browser computes them beside the page. */
const batch = 512;

/**
 * Sends; where too much came over the line already, the server names a task instead of answering: it is solved, and the
 * very same call sent once more (AUTH-11, ADR 143). Where browsers compute no digests, the refusal stands.
 */
export function payEffort(send: Send): Send {
  return async (request) => {
    // No form with files is among what is asked an effort for, and none is held in memory for it.
    if (request.method !== 'POST' || request.headers.get('Content-Type')?.startsWith('multipart/'))
      return send(request);
    // Not by `clone`, which makes streams of bodies.
    const bytes = await request.arrayBuffer();
    const call = () => new Request(request, bytes.byteLength > 0 ? { body: bytes } : {});
    const response = await send(call());
    const task = response.headers.get('Effort-Challenge');
    const number = task ? await solutionOf(task) : undefined;
    if (number === undefined) return response;
    const again = call();
    again.headers.set('Effort', `${task}.${number}`);
    return send(again);
  };
}

/** The number below `most` that gives the digest of a task: `<salt>.<most>.<until>.<digest>.<signature>`. */
async function solutionOf(task: string): Promise<number | undefined> {
  const [salt, most, until, digest = ''] = task.split('.');
  const { subtle } = globalThis.crypto;
  if (!subtle || !/^[0-9a-f]{64}$/.test(digest)) return undefined;
  const wanted = BigInt(`0x${digest.slice(0, 16)}`);
  const encoder = new TextEncoder();
  const beginningOf = async (number: number): Promise<bigint> => {
    const bytes = await subtle.digest('SHA-256', encoder.encode(`${salt}.${most}.${until}.${number}`));
    return new DataView(bytes).getBigUint64(0);
  };
  for (let from = 0; from < Number(most); from += batch) {
    const found = await Promise.all(Array.from({ length: batch }, (_, index) => beginningOf(from + index)));
    const index = found.indexOf(wanted);
    if (index >= 0) return from + index;
  }
  return undefined;
}
