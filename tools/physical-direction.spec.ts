import { findPhysicalDirections } from './physical-direction.ts';

describe('findPhysicalDirections', () => {
  it('names line and replacement of every physical side [I18N-1]', () => {
    const css = [
      '.a {',
      '  margin-left: 4px;',
      '  text-align: right;',
      '  left: 0;',
      '  border-right-color: red; }',
    ].join('\n');
    expect(findPhysicalDirections(css)).toEqual([
      '2: margin-left → margin-inline-start',
      '3: text-align: right → start or end',
      '4: left → inset-inline-start',
      '5: border-right-color → border-inline-end-color',
    ]);
  });

  it('leaves logical sides, comments and centred text alone [I18N-1]', () => {
    const css =
      '.a { margin-inline-start: 4px; text-align: center; /* left: 0 */ transform-origin: left; --left: 1px; }';
    expect(findPhysicalDirections(css)).toEqual([]);
  });
});
