import { ModernFakeTimers } from '@jest/fake-timers';

type Config = ConstructorParameters<typeof ModernFakeTimers>[0]['config'];

const clock = new ModernFakeTimers({ config: { fakeTimers: {} } as Config, global: globalThis });

/** What Node loads modules by, and React's `act` waits by. */
const doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;

/** The runner's `jest` has a part of jest's clock; tests that wait for promises between timers need more of it. */
Object.assign(jest, {
  useFakeTimers: () => clock.useFakeTimers({ doNotFake: [...doNotFake] }),
  useRealTimers: () => clock.useRealTimers(),
  setSystemTime: (time: number | Date) => clock.setSystemTime(time),
  advanceTimersByTime: (milliseconds: number) => clock.advanceTimersByTime(milliseconds),
  advanceTimersByTimeAsync: (milliseconds: number) => clock.advanceTimersByTimeAsync(milliseconds),
});
