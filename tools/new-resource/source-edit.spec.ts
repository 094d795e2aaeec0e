import {
  before,
  withArgument,
  withDecorated,
  withElement,
  withImport,
  withProperty,
  withUnionMember,
} from './source-edit.ts';

describe('a list of the source', () => {
  it('gets an element behind its last one, or its first', () => {
    expect(withElement('const a = { list: [One] };', ['a', 'list'], 'Two')).toBe('const a = { list: [One, Two] };');
    expect(withElement('const a = [];', ['a'], 'One')).toBe('const a = [One];');
  });

  it('gets a property in its place, its name quoted where it must be', () => {
    expect(withProperty('const a = { ar: { x: 1, z: 3 } };', ['a', 'ar'], ['y', '2'], { isSorted: true })).toBe(
      'const a = { ar: { x: 1, y: 2,\nz: 3 } };',
    );
    expect(withProperty('const a = { x: 1 };', ['a'], ['b.c', '2'])).toBe(`const a = { x: 1,\n 'b.c': 2 };`);
  });

  it('gets a member of a union of types, also where there was one type alone', () => {
    expect(withUnionMember('type T = Of<typeof A> & B;', ['T'], 'typeof C')).toBe(
      'type T = Of<typeof A | typeof C> & B;',
    );
  });

  it('gets an argument among sorted ones', () => {
    expect(withArgument(`const r = named('a', 'c');`, ['r'], `'b'`)).toBe(`const r = named('a', 'b', 'c');`);
  });

  it('of a module gets an element once, and the list itself where there was none', () => {
    const module = '@Module({ providers: [One] }) class M {}';
    expect(withDecorated(module, 'providers', 'Two')).toBe('@Module({ providers: [One, Two] }) class M {}');
    expect(withDecorated(module, 'providers', 'One')).toBe(module);
    expect(withDecorated(module, 'exports', 'One')).toContain('exports: [One]');
  });

  it('that is not there is told, so that nothing is written half', () => {
    expect(() => withElement('const b = [];', ['a'], 'One')).toThrow('a was not found');
    expect(() => before('x', 'y', 'z')).toThrow('y was not found');
  });
});

describe('an import', () => {
  const source = `import { a } from '#platform/a';\nimport { c } from './c.js';\n`;

  it('stands before the first whose address comes later', () => {
    expect(withImport(source, ['b'], './b.js').split('\n')[1]).toBe(`import { b } from './b.js';`);
    expect(withImport(source, ['d'], './d.js')).toContain(`'./c.js';\nimport { d } from './d.js';`);
  });

  it('joins the one of its address, once', () => {
    expect(withImport(source, ['a2'], '#platform/a')).toContain(`import { a, a2 } from '#platform/a';`);
    expect(withImport(source, ['a'], '#platform/a')).toBe(source);
  });
});
