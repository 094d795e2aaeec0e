import { loadAgain } from './load-again.ts';

const lost = new TypeError(
  'Failed to fetch dynamically imported module: https://masar.example.org/assets/HomePage-x.js',
);

function waysThat(waited: number[], asked: string[] = []) {
  return {
    wait: (ms: number) => Promise.resolve(void waited.push(ms)),
    fetchAnew: (address: string) => {
      asked.push(address);
      return Promise.resolve({ default: 'anew' });
    },
  };
}

describe('code of a page', () => {
  it('that fails once is asked for again, after a pause [PERF-5]', async () => {
    const waited: number[] = [];
    let times = 0;
    const load = () => ((times += 1) === 1 ? Promise.reject(lost) : Promise.resolve({ default: 'home' }));
    expect(await loadAgain(load, waysThat(waited))).toEqual({ default: 'home' });
    expect(times).toBe(2);
    expect(waited).toEqual([400]);
  });

  it('that goes on failing is asked for at a new address, for browsers remember what failed [PERF-5]', async () => {
    const waited: number[] = [];
    const asked: string[] = [];
    expect(await loadAgain(() => Promise.reject(lost), waysThat(waited, asked))).toEqual({ default: 'anew' });
    expect(waited).toEqual([400, 1600]);
    expect(asked[0]).toMatch(/^https:\/\/masar\.example\.org\/assets\/HomePage-x\.js\?again=\d+$/);
  });

  it('that throws by itself is not asked for again [PERF-5]', async () => {
    let times = 0;
    const load = () => Promise.reject(new Error(`no such function: ${(times += 1)}`));
    await expect(loadAgain(load, waysThat([]))).rejects.toThrow('no such function: 1');
    expect(times).toBe(1);
  });
});
