import { WatchReporter } from './watch-reporter';

function aReporter({ duration = 100 as number | null, watchTime = 0 } = {}) {
  let time = 0;
  const send = jest.fn<Promise<unknown>, [watchTime: number, isLeaving: boolean]>().mockResolvedValue(undefined);
  const reporter = new WatchReporter({ watchTime, duration, now: () => time, send });
  return { reporter, send, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('watch time', () => {
  it('is sent at most every 15 seconds [LSN-2]', () => {
    const { reporter, send, pass } = aReporter();
    for (let second = 1; second <= 40; second += 1) {
      pass(1000);
      reporter.note(second + 0.4);
    }
    expect(send.mock.calls).toEqual([
      [15, false],
      [30, false],
    ]);
  });

  it('is sent on leaving the page, once [LSN-2]', () => {
    const { reporter, send } = aReporter();
    reporter.note(8);
    reporter.leave();
    reporter.leave();
    expect(send.mock.calls).toEqual([[8, true]]);
  });

  it('never decreases when the learner goes back [LSN-2]', () => {
    const { reporter, send, pass } = aReporter({ watchTime: 50 });
    pass(15_000);
    reporter.note(10);
    reporter.leave();
    expect(send).not.toHaveBeenCalled();
  });

  it('never exceeds the duration [LSN-2]', () => {
    const { reporter, send } = aReporter({ duration: 100 });
    reporter.note(104.2);
    reporter.leave();
    expect(send).toHaveBeenCalledWith(100, true);
  });

  it('goes out again after a lost report [LSN-2]', async () => {
    const { reporter, send } = aReporter();
    send.mockRejectedValueOnce(new TypeError('no network'));
    reporter.note(9);
    reporter.leave();
    await Promise.resolve();
    await Promise.resolve();
    reporter.leave();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
