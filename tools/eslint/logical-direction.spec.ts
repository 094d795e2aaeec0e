import { Linter } from 'eslint';
import { logicalDirection } from './logical-direction.ts';

const faults = (code: string): number =>
  new Linter().verify(code, {
    plugins: { masar: { rules: { direction: logicalDirection } } },
    rules: { 'masar/direction': 'error' },
  }).length;

describe('styles written as objects', () => {
  it.each(['({ marginLeft: 1 })', "({ 'paddingRight': 1 })", "({ textAlign: 'left' })"])(
    'name no physical side: %s [I18N-1]',
    (code) => {
      expect(faults(code)).toBe(1);
    },
  );

  it.each(['({ marginInlineStart: 1 })', '({ toString() {} })', '({ constructor: 1, valueOf: 2 })'])(
    'may be called as they like otherwise: %s [I18N-1]',
    (code) => {
      expect(faults(code)).toBe(0);
    },
  );
});
