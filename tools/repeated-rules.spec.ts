import { findRepeatedRules } from './repeated-rules.ts';

describe('findRepeatedRules', () => {
  const stack = 'display: grid; gap: 8px; color: red';

  it('finds what rules say again, in whatever order and under whatever condition', () => {
    const sheets = new Map([
      ['a.css', `.list,\n.rows { ${stack}; } .other { color: red; }`],
      ['b.css', `/* .no { ${stack} } */ @media (width > 1px) { .form { gap:  8px;\n display: grid; color: red } }`],
    ]);
    expect(findRepeatedRules(sheets)).toEqual([
      {
        declarations: ['color: red', 'display: grid', 'gap: 8px'],
        places: ['a.css: .list, .rows', 'b.css: .form'],
        redundant: 3,
      },
    ]);
  });

  it('names first what costs most', () => {
    const css = `.a { ${stack} } .b { ${stack} } .c { ${stack}; order: 1 } .d { ${stack}; order: 1 } .e { ${stack}; order: 1 }`;
    expect(findRepeatedRules(new Map([['a.css', css]])).map(({ redundant }) => redundant)).toEqual([8, 3]);
  });

  it('leaves short rules and steps of animations alone', () => {
    const css = `.a { gap: 8px; color: red } .b { gap: 8px; color: red } @keyframes in { from { ${stack} } to { ${stack} } }`;
    expect(findRepeatedRules(new Map([['a.css', css]]))).toEqual([]);
  });
});
