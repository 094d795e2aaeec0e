export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
};

/** Answers from first byte sent to last byte read, one request at a time, in milliseconds. */
export function sideBySide(url: string, cookie: string) {
  const ask = async (path: string): Promise<Response> => {
    const answer = await fetch(url + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${answer.status} at ${path}`);
    return answer;
  };
  const time = async (path: string): Promise<number> => {
    const started = performance.now();
    await (await ask(path)).arrayBuffer();
    return performance.now() - started;
  };
  const warm = async (path: string): Promise<void> => {
    for (let round = 0; round < 30; round += 1) await time(path);
  };

  return {
    async one(path: string, rounds: number): Promise<number[]> {
      await warm(path);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await time(path));
      return times;
    },

    /** Medians of two addresses that are asked in turns, so that both see the same machine. */
    async inTurns(one: string, other: string, rounds: number): Promise<[number, number]> {
      await warm(one);
      await warm(other);
      const [ofOne, ofOther]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        ofOne.push(await time(one));
        ofOther.push(await time(other));
      }
      return [median(ofOne), median(ofOther)];
    },

    /** The address of the page that many pages behind the first, by following the links. */
    async pageBehind(first: string, pages: number): Promise<string> {
      let path = first;
      for (let page = 0; page < pages; page += 1) {
        const answer = await ask(path);
        await answer.arrayBuffer();
        const next = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
        if (!next) break;
        const address = new URL(next, url);
        path = address.pathname + address.search;
      }
      return path;
    },
  };
}
