import { peopleText } from './people-text';

const paragraph = (...children: { type: string }[]) => ({ type: 'paragraph', children });
const text = (value: string) => ({ type: 'text', value });

function prepared(...children: { type: string }[]) {
  const root = { type: 'root', children };
  peopleText()(root);
  return root.children;
}

describe('what people write', () => {
  it('falls into paragraphs where the direction changes from line to line [COM-2] [I18N-1]', () => {
    expect(prepared(paragraph(text('السؤال عن useState\nIt does not update\n42\nما السبب؟')))).toEqual([
      paragraph(text('السؤال عن useState')),
      paragraph(text('It does not update'), text('\n'), text('42')),
      paragraph(text('ما السبب؟')),
    ]);
  });

  it('keeps what is marked within its line [COM-2]', () => {
    const code = { type: 'inlineCode', value: 'useState' };
    expect(prepared(paragraph(text('أستخدم '), code, text(' هنا\nand here')))).toEqual([
      paragraph(text('أستخدم '), code, text(' هنا')),
      paragraph(text('and here')),
    ]);
  });

  it('keeps HTML as words, between blocks and within a line [COM-2]', () => {
    const html = (value: string) => ({ type: 'html', value });
    expect(prepared(html('<script>alert(1)</script>'), paragraph(text('a '), html('<b>')))).toEqual([
      paragraph(text('<script>alert(1)</script>')),
      paragraph(text('a '), text('<b>')),
    ]);
  });
});
