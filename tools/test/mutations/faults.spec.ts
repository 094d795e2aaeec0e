import { faultsIn, withFault } from './faults.ts';

const linesOf = (text: string) => faultsIn(text, 'a.tsx').map((fault) => [fault.kind, withFault(text, fault)]);

describe('faults that are put into code', () => {
  it('change what one line does [OPS-1]', () => {
    expect(linesOf('const a = b < 2 && !c;')).toEqual([
      ['turn a comparison', 'const a = b <= 2 && !c;'],
      ['one more', 'const a = b < 3 && !c;'],
      ['swap and with or', 'const a = b < 2 || !c;'],
      ['drop a negation', 'const a = b < 2 && c;'],
    ]);
    expect(linesOf('if (a) await b(c);')).toEqual([
      ['drop a condition', 'if (true) await b(c);'],
      ['drop a call', 'if (a) void 0;'],
      ['do not wait', 'if (a) void b(c);'],
    ]);
    expect(linesOf('f(a ? [b] : true);')).toEqual([
      ['drop a call', 'void 0;'],
      ['swap the branches', 'f(!(a) ? [b] : true);'],
      ['empty a list', 'f(a ? [] : true);'],
      ['say no', 'f(a ? [b] : false);'],
    ]);
    expect(linesOf('const a = b - c;')).toEqual([['turn a sum', 'const a = b + c;']]);
  });

  it('leave types, imports, texts and looks alone [OPS-1]', () => {
    expect(linesOf("import a from 'b';\ntype A = [1, true];\nconst b = 'x' + c;")).toEqual([]);
    expect(linesOf('const a = <b size={2} className={c && d} />;')).toEqual([]);
    expect(linesOf('class A { @B({ c: [1] }) d!: string; }')).toEqual([]);
  });

  it('say on which line they are [OPS-1]', () => {
    expect(faultsIn('const a = b;\n\nconst c = !a;', 'a.ts')).toMatchObject([{ line: 3 }]);
  });
});
