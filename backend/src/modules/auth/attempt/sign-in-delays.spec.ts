import { SignInSlowed } from '../auth.errors.js';
import { delayAfter, SignInDelays } from './sign-in-delays.js';

describe('the delay of an attempt', () => {
  it.each([
    [1, 0],
    [10, 0],
    [11, 1000],
    [20, 1000],
    [21, 2000],
    [31, 4000],
    [41, 8000],
    [400, 8000],
  ])('after %i failures is %i milliseconds [AUTH-11]', (failures, delay) => {
    expect(delayAfter(failures)).toBe(delay);
  });

  it('is for a hundred at a time, and others are sent away at once [AUTH-11]', async () => {
    jest.useFakeTimers();
    const delays = new SignInDelays();
    const waiting = Array.from({ length: 100 }, () => delays.wait(1000));
    await expect(delays.wait(1000)).rejects.toThrow(SignInSlowed);
    await expect(delays.wait(0)).resolves.toBeUndefined();
    jest.advanceTimersByTime(1000);
    await Promise.all(waiting);
    const next = delays.wait(1000);
    jest.advanceTimersByTime(1000);
    await expect(next).resolves.toBeUndefined();
    jest.useRealTimers();
  });
});
