import { type WatchReport, WatchReporter } from './watch-reporter';

function aReporter({ duration = 100 as number | null, watchTime = 0 } = {}) {
  let time = 0;
  const send = jest.fn<Promise<unknown>, [report: WatchReport, isLeaving: boolean]>().mockResolvedValue(undefined);
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
      [{ watchTime: 15, seen: [{ from: 1, to: 15 }] }, false],
      [{ watchTime: 30, seen: [{ from: 15, to: 30 }] }, false],
    ]);
  });

  it('is sent on leaving the page, once [LSN-2]', () => {
    const { reporter, send } = aReporter();
    reporter.note(8);
    reporter.leave();
    reporter.leave();
    expect(send.mock.calls).toEqual([[{ watchTime: 8, seen: [] }, true]]);
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
    expect(send).toHaveBeenCalledWith({ watchTime: 100, seen: [] }, true);
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

  it('tells what was played, and nothing of what was jumped over [EVD-1]', () => {
    const { reporter, send } = aReporter();
    for (const second of [0, 0.5, 2.9, 60, 61.2, 20, 21]) reporter.note(second);
    reporter.leave();
    expect(send.mock.calls[0]?.[0].seen).toEqual([
      { from: 0, to: 2 },
      { from: 60, to: 61 },
      { from: 20, to: 21 },
    ]);
  });
});
