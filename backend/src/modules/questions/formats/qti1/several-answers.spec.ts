import { equal, fact, item, mattext, one, rule } from '../../testing/qti1.samples.js';

const field =
  '<response_str ident="r1" rcardinality="Single"><render_fib><response_label ident="x"/></render_fib></response_str>';
const blank = (condition: string) =>
  one(
    item('', mattext('ما عاصمة العراق؟') + field, rule(condition)).replace(
      '<qtimetadata>',
      `<qtimetadata>${fact('cc_profile', 'cc.fib.v0p1')}`,
    ),
  );

describe('a blank whose one rule names several words', () => {
  const both = equal('بغداد') + equal('Baghdad');

  it('takes each of them, since nobody types two at once [QB-3]', () => {
    const { question, losses } = blank(both);
    expect(question).toMatchObject({
      kind: 'short-text',
      exact: false,
      accepted: [
        { text: 'بغداد', weight: 100 },
        { text: 'Baghdad', weight: 100 },
      ],
    });
    expect(losses).toEqual([]);
  });

  it('takes each of them where they stand in one group, too [QB-3]', () => {
    for (const group of ['and', 'or'])
      expect(blank(`<${group}>${both}</${group}>`).question).toMatchObject({
        accepted: [{ text: 'بغداد' }, { text: 'Baghdad' }],
      });
  });

  it('takes none that the rule wants not to be [QB-3]', () => {
    expect(blank(`${both}<not>${equal('Basra')}</not>`).question).toMatchObject({
      accepted: [{ text: 'بغداد' }, { text: 'Baghdad' }],
    });
  });

  it('takes several numbers, and those beside a range [QB-3]', () => {
    const number = field.replace('<render_fib>', '<render_fib fibtype="Integer">');
    const asked = (condition: string) => one(item('', mattext('كم؟') + number, rule(condition))).question;
    expect(asked(equal('4') + equal('7'))).toMatchObject({ kind: 'number', accepted: [{ value: 4 }, { value: 7 }] });
    const range = '<and><vargte respident="r1">3.9</vargte><varlte respident="r1">4.1</varlte></and>';
    expect(asked(`<or>${equal('4')}${equal('7')}${range}</or>`)).toMatchObject({
      accepted: [
        { value: 4, tolerance: 0.1 },
        { value: 7, tolerance: 0 },
      ],
    });
  });
});
