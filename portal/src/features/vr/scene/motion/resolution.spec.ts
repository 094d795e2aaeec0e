import { firstStep, nextStep, resolutionSteps } from './resolution.ts';

describe('how finely a room is drawn [VRW-3]', () => {
  it('begins with what the screen has, but never with more than one and a half', () => {
    expect([3, 2, 1.5, 1.3, 1].map((ratio) => resolutionSteps[firstStep(ratio)])).toEqual([1.5, 1.5, 1.5, 1.25, 1]);
  });

  it('gets coarser on slow devices, down to a limit, and finer on fast ones, up to the screen', () => {
    expect([nextStep(1, 60, 3), nextStep(5, 300, 3), nextStep(1, 20, 3), nextStep(1, 8, 3)]).toEqual([2, 5, 1, 0]);
    expect(nextStep(3, 8, 1)).toBe(3);
  });
});
