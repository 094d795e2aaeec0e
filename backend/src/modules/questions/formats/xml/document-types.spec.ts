import { questionsOfFile } from '../read-question-file.js';
import { readXml } from './read-xml.js';

const quiz = '<quiz><question type="truefalse"><questiontext><text>س</text></questiontext></question></quiz>';
const named = '<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">';

describe('the document type of a file of XML', () => {
  it.each([
    named,
    `<?xml version="1.0" standalone="no"?>\n<?xml-stylesheet href="a.css"?>\n${named}`,
    `<?xml version="1.0"?><!-- exported by a program --> <!-- <!DOCTYPE x> -->${named}`,
    '<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd" [ ]>',
    '<!DOCTYPE questestinterop [\n]>',
  ])('that only names itself is passed over, whatever stands before it: %s [QB-3, SEC-6]', (before) => {
    expect(readXml(before + quiz).name).toBe('quiz');
  });

  it.each([
    '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
    '<!DOCTYPE q [ %x; ]>',
    '<!-- a --><!DOCTYPE q [<!ELEMENT q ANY>]>',
    `${named}${named}`,
    '<!ENTITY a "b">',
  ])('that declares anything is refused by a name of its own: %s [QB-3, SEC-6]', async (before) => {
    const { questions, skipped } = await questionsOfFile({ bytes: Buffer.from(before + quiz), name: 'a.xml' });
    expect([questions, skipped]).toEqual([[], [{ place: 'a.xml', reason: 'document-type', detail: '' }]]);
  });

  it('without an end is passed over by nobody, in time that grows as the file does [SEC-6]', () => {
    for (const piece of ['<!--', '<?x ', '<!-- --> ', '<?x?> ', '<!DOCTYPE '])
      expect(() => readXml(piece.repeat(400_000 / piece.length))).toThrow();
  });
});
