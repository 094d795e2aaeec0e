import { findOwnTextSizes } from './text-size.ts';

describe('findOwnTextSizes', () => {
  it('names line and size of everything that is none of the nine steps [A11Y-1]', () => {
    const css = '.a {\n  font-size: 0.92rem;\n}\n.b { color: red; font-size: 14px }\n.c { font-size: var(--text-10); }';
    expect(findOwnTextSizes(css)).toEqual([
      '2: font-size: 0.92rem',
      '4: font-size: 14px',
      '5: font-size: var(--text-10)',
    ]);
  });

  it('leaves steps, fields that a phone must not zoom into, and shares of the text around alone [A11Y-1]', () => {
    const css =
      '.a { font-size: var(--text-3); } .b { font-size: max(16px, var(--text-4)); } .c { font-size: 0.9em; /* font-size: 3px */ }';
    expect(findOwnTextSizes(css)).toEqual([]);
  });
});
