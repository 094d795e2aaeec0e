import { isWebAddress } from './web-address';

describe('the address of a CV', () => {
  it('is a complete one of the web [JOB-1]', () => {
    expect(isWebAddress('cv.example.org')).toBe(false);
    expect(isWebAddress('javascript:alert(1)')).toBe(false);
    expect(isWebAddress('https://cv.example.org/me')).toBe(true);
  });
});
