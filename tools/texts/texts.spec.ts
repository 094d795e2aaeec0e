import { globSync, readFileSync } from 'node:fs';
import { root } from '../workspace.ts';
import { type ArbFile, type Area, committed, findAreas, moduleOf, withText } from './area.ts';
import { faultsOf } from './judge.ts';
import { brought, collected } from './translators.ts';
import { writeModule } from './write-module.ts';

const count = { count: { type: 'num' as const }, digits: { type: 'Digits' as const } };
const arabic: ArbFile = {
  '@@locale': 'ar',
  '@@x-shelfMessages': 'Of the shelf.',
  'shelfMessages.title': 'الكتب',
  'shelfMessages.books': '{count, plural, =0 {لا كتب} one {كتاب} two {كتابان} other {# كتاب}}',
  '@shelfMessages.books': { placeholders: count },
  'shelfMessages.of': 'كتب {name}',
  '@shelfMessages.of': { placeholders: { name: { type: 'String', format: 'isolated' } } },
  'shelfMessages.state': '{state, select, lent {مُعار} kept {هنا} other {}}',
  '@shelfMessages.state': { placeholders: { state: {} } },
};
const english: ArbFile = {
  '@@locale': 'en',
  'shelfMessages.title': 'Books',
  'shelfMessages.books': '{count, plural, =0 {no books} one {# book} other {# books}}',
  'shelfMessages.of': 'Books of {name}',
  'shelfMessages.state': '{state, select, lent {lent} kept {here} other {}}',
};
const shelf = (changes: ArbFile = {}, further: [string, ArbFile][] = []): Area => ({
  path: 'portal/src/shelf',
  files: new Map([['ar', arabic], ['en', { ...english, ...changes }], ...further]),
});

describe('texts in files of each language', () => {
  it('become strings and functions, with names of parameters, plurals and cases, and without a parser [TXT-1]', async () => {
    const written = await writeModule(shelf());
    expect(written).toContain("title: 'الكتب',");
    expect(written).toContain('books: (count: number, digits: Digits) =>');
    expect(written).toContain("plural('en', count, { one: '# book', other: '# books' })");
    expect(written).toContain('of: (name: string) => `كتب ${isolated(name)}`,');
    expect(written).toContain("state: (state: 'lent' | 'kept') => ({ lent: 'مُعار', kept: 'هنا' })[state],");
    expect(written).not.toMatch(/MessageFormat|\{count, plural/);
  });

  it('are shown in Arabic where a language lacks one [TXT-1]', async () => {
    const { 'shelfMessages.title': _, ...rest } = english;
    const written = await writeModule({
      path: 'x',
      files: new Map([
        ['ar', arabic],
        ['en', rest],
      ]),
    });
    expect(written.slice(written.indexOf('en: {'))).toContain("title: 'الكتب'");
  });

  it.each([
    ['a text that is missing', { 'shelfMessages.title': undefined }, 'is missing'],
    ['a text that Arabic has not', { 'shelfMessages.more': 'More' }, 'no text in Arabic'],
    ['another parameter', { 'shelfMessages.of': 'Books of {person}' }, 'names {person}'],
    ['a parameter left out', { 'shelfMessages.of': 'Books' }, 'leaves out {name}'],
    ['a form that nobody would see', { 'shelfMessages.books': '{count, plural, zero {none} other {#}}' }, 'form zero'],
    ['a bracket left open', { 'shelfMessages.of': 'Books of {name' }, 'cannot be read'],
  ])('are refused for %s [TXT-1] [READ-4]', (_, changes, told) => {
    const all = JSON.parse(JSON.stringify({ ...english, ...changes })) as ArbFile;
    const faults = faultsOf({
      path: 'x',
      files: new Map([
        ['ar', arabic],
        ['en', all],
      ]),
    });
    expect(faults).toEqual([expect.stringContaining(told)]);
  });

  it('go to translators as one file and come back, and what could not be shown stays out [TXT-1]', () => {
    const area = shelf();
    expect(collected([area], 'ckb')).toEqual({
      '@@locale': 'ckb',
      'portal/src/shelf#shelfMessages.title': '',
      'portal/src/shelf#shelfMessages.books': '',
      'portal/src/shelf#shelfMessages.of': '',
      'portal/src/shelf#shelfMessages.state': '',
    });
    const { files, texts, faults } = brought(
      [area],
      {
        'portal/src/shelf#shelfMessages.title': 'کتێبەکان',
        'portal/src/shelf#shelfMessages.of': 'کتێب',
        'portal/src/shelf#shelfMessages.gone': 'x',
      },
      'ckb',
    );
    expect([...files.values()]).toEqual([{ '@@locale': 'ckb', 'shelfMessages.title': 'کتێبەکان' }]);
    expect(texts).toBe(1);
    expect(faults).toEqual([
      'portal/src/shelf#shelfMessages.of leaves out {name}',
      'portal/src/shelf#shelfMessages.gone is no text of ours',
    ]);
  });

  it('take one more behind the others of its export [TXT-1]', () => {
    const file = JSON.stringify({ '@@locale': 'en', 'a.x': '1', '@a.x': {}, 'b.y': '2' });
    expect(Object.keys(JSON.parse(withText(file, 'a.z', '3')) as ArbFile)).toEqual([
      '@@locale',
      'a.x',
      '@a.x',
      'a.z',
      'b.y',
    ]);
  });
});

describe('texts of the product', () => {
  const areas = findAreas();

  it('are whole in every language, and stand in the modules that are made of them [TXT-1] [READ-4]', async () => {
    expect(areas.length).toBeGreaterThan(200);
    expect(areas.flatMap(faultsOf)).toEqual([]);
    const stale: string[] = [];
    for (const area of areas) if ((await writeModule(area)) !== committed(moduleOf(area.path))) stale.push(area.path);
    expect(stale).toEqual([]);
  });

  it('are written nowhere else [TXT-1]', () => {
    const sources = globSync('{portal,admin-console,backend,libs/*}/src/**/*.{ts,tsx}', { cwd: root });
    const byHand = sources.filter((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      return text.includes('defineMessages({') && !text.startsWith('// Written by `npm run texts`');
    });
    expect(byHand).toEqual([]);
  });
});
