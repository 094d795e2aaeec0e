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
    '<p style=font-family:Symbol>abc</p>',
    '<p style="mso-bidi-font-family:Arial;font-family:Symbol">abc</p>',
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

  it.each([
    '<span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span>نص',
    '<span style="font-family:Wingdings">§</span>نص',
    '<font face="Symbol">•</font>نص',
    '<font face="Symbol">&middot;&nbsp;</font>نص',
    '<span style="font-family:Arial;mso-bidi-font-family:Symbol">abc</span>',
  ])('are not told of the bullets and fonts that Word writes beside every text: %s [QB-3]', (html) => {
    expect(lossesOf(`<p>${html}</p>`)).toEqual([]);
  });

  it('are told of a file, whatever its format [QB-3]', async () => {
    const asked = mattext('<p>ما <font face="Symbol">p</font>؟</p>') + list(label('a', 'س') + label('b', 'ص'));
    expect(one(item('', asked, rule(equal('a')))).losses).toEqual([{ reason: 'symbol-font', detail: 'p' }]);
    const qti2 = (words: string) =>
      `<assessmentItem identifier="i" title="T" adaptive="false"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>ما ${words}؟</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">س</simpleChoice><simpleChoice identifier="B">ص</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
    const lossesIn = async (words: string) =>
      (await questionsOfFile({ bytes: Buffer.from(qti2(words)), name: 'q.xml' })).questions[0]?.losses;
    expect(await lossesIn(`<span style="font-family: 'Symbol'">p</span>`)).toEqual([
      { reason: 'symbol-font', detail: 'p' },
    ]);
    // How else words look takes none of the room for them.
    const look = `style="font-size:11.0pt;line-height:107%;font-family:'Calibri',sans-serif"`;
    expect(await lossesIn(`<span ${look}>كلمة</span> `.repeat(300))).toEqual([]);
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
