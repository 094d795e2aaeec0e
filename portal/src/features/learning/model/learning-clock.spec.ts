import { LearningClock } from './learning-clock';

const start = Date.parse('2026-11-22T10:00:00Z');

function aClock() {
  let now = start;
  const clock = new LearningClock(() => now);
  return { clock, pass: (seconds: number) => (now += seconds * 1000) };
}
const whileAt = (second: number, seconds: number) => ({
  startedAt: new Date(start + second * 1000).toISOString(),
  seconds,
});

describe('the learning clock', () => {
  it('measures from the first use on and tells each moment once [LRN-1]', () => {
    const { clock, pass } = aClock();
    pass(10);
    expect(clock.take()).toEqual([]);
    clock.use();
    pass(30.4);
    expect(clock.take()).toEqual([whileAt(10, 30)]);
    pass(30);
    expect(clock.take()).toEqual([whileAt(40, 30)]);
  });

  it('ends three minutes after the last use, and begins anew with the next [LRN-1]', () => {
    const { clock, pass } = aClock();
    clock.use();
    pass(3600);
    clock.use();
    pass(20);
    expect(clock.take()).toEqual([whileAt(0, 180), whileAt(3600, 20)]);
  });

  it('measures nothing out of view [LRN-1]', () => {
    const { clock, pass } = aClock();
    clock.use();
    pass(5);
    clock.pause();
    pass(100);
    expect(clock.take()).toEqual([whileAt(0, 5)]);
  });

  it('never tells of time that did not pass when the clock is set back [LRN-1]', () => {
    const { clock, pass } = aClock();
    clock.use();
    pass(-3600);
    expect(clock.take()).toEqual([]);
    clock.use();
    pass(10);
    expect(clock.take()).toEqual([whileAt(-3600, 10)]);
  });
});
