import { joinsAtOnce, type WayToJoin, wayToJoin } from './way-to-join';

describe('the way to join a course', () => {
  it.each<[string, 'asked' | 'granted' | 'declined' | undefined, boolean, WayToJoin]>([
    ['0.00', undefined, false, 'free'],
    ['0.00', undefined, true, 'free'],
    ['25.00', undefined, true, 'demo'],
    ['25.00', 'asked', true, 'demo'],
    ['25.00', undefined, false, 'ask'],
    ['25.00', 'asked', false, 'asked'],
    ['25.00', 'declined', false, 'declined'],
    ['25.00', 'granted', false, 'granted'],
    ['25.00', 'granted', true, 'granted'],
  ])('for %s with a place that is %s (demonstration: %s) is %s [PAY-1]', (price, state, isDemo, way) => {
    expect(wayToJoin(price, state && { state }, isDemo)).toBe(way);
  });

  it('needs one press where nobody has to be asked [PAY-1]', () => {
    const ways: WayToJoin[] = ['free', 'granted', 'demo', 'ask', 'asked', 'declined'];
    expect(ways.filter(joinsAtOnce)).toEqual(['free', 'granted', 'demo']);
  });
});
