import { fitsSiteText, isSiteTextKey, kindOfSiteText, siteFigureOf, siteTextKeys } from './site-texts.ts';
import { blocksOf } from './text-blocks.ts';

describe('texts of public pages', () => {
  it('are named by page and name, each once [READ-1]', () => {
    expect(new Set(siteTextKeys).size).toBe(siteTextKeys.length);
    expect(kindOfSiteText('web-development.placement')).toBe('percent');
    expect(kindOfSiteText('contact.mailbox')).toBe('mailbox');
    expect(['about.mission', 'about', 'about.nothing', 'toString.call'].map(isSiteTextKey)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['5000+', { value: 5000, isAtLeast: true }],
    ['6', { value: 6, isAtLeast: false }],
    ['many', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('read %s as a figure [READ-1]', (text, figure) => expect(siteFigureOf(text)).toEqual(figure));

  it('part blocks by empty lines [READ-1]', () => {
    expect(blocksOf('2023\nLaunch\n  The first courses\n \n\n2024\nGraduates\n')).toEqual([
      ['2023', 'Launch', 'The first courses'],
      ['2024', 'Graduates'],
    ]);
    expect(blocksOf(' ')).toEqual([]);
  });

  it.each([
    ['line', 'two\nlines', false],
    ['text', 'two\nlines', true],
    ['percent', '95', true],
    ['percent', '101', false],
    ['figure', '150+', true],
    ['figure', 'plenty', false],
    ['mailbox', 'team@noor.example', true],
    ['mailbox', 'noor.example', false],
    ['mailbox', '', true],
    ['line', 'x'.repeat(161), false],
  ] as const)('of kind %s take %j: %s [READ-1]', (kind, text, fits) => expect(fitsSiteText(kind, text)).toBe(fits));
});
