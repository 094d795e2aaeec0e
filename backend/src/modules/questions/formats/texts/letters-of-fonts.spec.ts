import { equal, item, label, list, mattext, one, rule } from '../../testing/qti1.samples.js';
import { questionsOfFile } from '../read-question-file.js';
import type { Loss } from '../read-questions.js';
import { foreignText } from './foreign-text.js';

const lossesOf = (html: string) => {
  const losses: Loss[] = [];
  foreignText('html', html, losses);
  return losses;
};

describe('letters that a font draws as others', () => {
  it.each([
    '<font face="Symbol">abc</font>',
    '<FONT size=2 face=symbol>abc</FONT>',
    `<span style="font-family: 'Wingdings 2', serif">abc</span>`,
    '<span style="font-family:Symbol"><b>abc</b></span>',
    '<p style="font: 12pt Webdings">abc</p>',
  ])('stay as they are and are told: %s [QB-3]', (html) => {
    expect(lossesOf(`<p>ما ${html}؟</p>`)).toContainEqual({ reason: 'symbol-font', detail: 'abc' });
  });

  it('are told once, and not where the font draws them as they are [QB-3]', () => {
    const font = '<font face="Symbol">a</font>';
    expect(lossesOf(`<p>${font} ${font}</p>`)).toEqual([{ reason: 'symbol-font', detail: 'a' }]);
    expect(lossesOf('<p><font face="Arial">a</font> <span style="font-family: Segoe UI Symbol">b</span></p>')).toEqual(
      [],
    );
    expect(lossesOf('<p>قل <font face="Symbol"> </font></p>')).toEqual([]);
  });

  it('are told of a file, whatever its format [QB-3]', async () => {
    const asked = mattext('<p>ما <font face="Symbol">p</font>؟</p>') + list(label('a', 'س') + label('b', 'ص'));
    expect(one(item('', asked, rule(equal('a')))).losses).toEqual([{ reason: 'symbol-font', detail: 'p' }]);
    const qti2 = `<assessmentItem identifier="i" title="T" adaptive="false"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>ما <span style="font-family: Symbol">p</span>؟</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">س</simpleChoice><simpleChoice identifier="B">ص</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
    const { questions } = await questionsOfFile({ bytes: Buffer.from(qti2), name: 'q.xml' });
    expect(questions[0]!.losses).toEqual([{ reason: 'symbol-font', detail: 'p' }]);
  });
});

describe('how a word is read aloud', () => {
  it('stands in brackets behind it and is told [QB-3]', () => {
    const losses: Loss[] = [];
    const { en } = foreignText('html', '<p>x <ruby>word<rt>say</rt></ruby> y</p>', losses);
    expect([en, losses]).toEqual(['x word(say) y', [{ reason: 'style', detail: '<ruby>' }]]);
    const { en: bracketed } = foreignText('html', '<p><ruby>word<rp>(</rp><rt>say</rt><rp>)</rp></ruby></p>', []);
    expect(bracketed).toBe('word(say)');
  });
});
