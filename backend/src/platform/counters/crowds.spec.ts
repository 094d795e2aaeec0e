import { Crowds } from './crowds.js';

describe('a crowd', () => {
  it('is more than twenty at one place within a second [SCL-3]', () => {
    const crowds = new Crowds();
    const came = Array.from({ length: 22 }, () => crowds.isCrowdedAt('here', 5000));
    expect(came.filter(Boolean)).toHaveLength(2);
    expect(crowds.isCrowdedAt('there', 5000)).toBe(false);
  });

  it('is none any more a second later [SCL-3]', () => {
    const crowds = new Crowds();
    for (let one = 0; one < 30; one += 1) crowds.isCrowdedAt('here', 5999);
    expect(crowds.isCrowdedAt('here', 6000)).toBe(false);
  });
});
