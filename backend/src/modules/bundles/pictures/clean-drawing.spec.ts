import { drawing } from '../testing/picture-files.js';
import { cleanDrawing, RefusedDrawing } from './clean-drawing.js';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 20" ${attributes}>${content}</svg>`;

describe('a drawing', () => {
  it('loses the notes of its maker without a word, and nothing that is drawn [SEC-15] [CRS-12]', () => {
    const notes =
      '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><a>Baghdad</a></rdf:RDF></metadata>';
    const { text, isChanged } = cleanDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${notes}<path d="M0 0"/></svg>`,
    );
    expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"></path></svg>');
    expect(isChanged).toBe(false);
  });

  it('without anything that runs or fetches stays byte for byte, with the size of what it shows [CRS-12]', () => {
    expect(cleanDrawing(drawing)).toEqual({ text: drawing, isChanged: false, width: 640, height: 320 });
    const rich = svg(
      '<!-- kept --><title>ع</title><defs><style>.a{fill:url(#g)}</style><linearGradient id="g"><stop offset="1"/></linearGradient></defs>' +
        '<g id="p" style="opacity:.5" data-name="x" xml:space="preserve"><path class="a" d="M0 0&#10;L1 1"/></g><use xlink:href="#p"/>',
      'width="100px" height="50"',
    );
    expect(cleanDrawing(rich)).toEqual({ text: rich, isChanged: false, width: 100, height: 50 });
  });

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['scripts of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
    ['scripts under another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    [
      'scripts in what goes',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"><g><script/></g></p></foreignObject>',
    ],
    ['handlers', '<g onload="alert(1)" ONCLICK="alert(1)"/>'],
    [
      'handlers that are set later',
      '<g><set attributeName="onload" to="alert(1)"/><animate attributeName="href"/></g>',
    ],
    ['links that run', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
    ['pictures of elsewhere', '<image href="https://example.org/x.png"/><feImage href="https://example.org"/>'],
    ['parts of elsewhere', '<use href="https://example.org/x.svg#a"/><use xlink:href="data:image/svg+xml,x#a"/>'],
    ['styles that fetch', '<style>@import "https://example.org/x.css";</style>'],
    ['styles that fetch in pieces', '<style>@im<![CDATA[port "https://example.org/x.css";]]></style>'],
    ['styles in disguise', '<g style="fill:u\\72l(https://example.org)"/><style>a{b:url(https://example.org)}</style>'],
    ['paints of elsewhere', '<rect fill="url( \'https://example.org#a\')" filter="url(//example.org#f)"/>'],
    ['rules that repeat what cannot be counted', '<pattern id="p"/><style>g{fill:url(#p)}</style>'],
    ['another base', '<g xml:base="https://example.org/"/>'],
  ])('comes out without %s [CRS-12] [SEC-7]', (_what, content) => {
    const { text, isChanged } = cleanDrawing(svg(`<rect width="1"/>${content}<circle r="1"/>`));
    expect(isChanged).toBe(true);
    expect(text).toContain('<rect width="1"></rect>');
    expect(text).toContain('<circle r="1"></circle>');
    expect(text).not.toMatch(/script|alert|onload|onclick|example\.org|javascript|import|image|data:|url\(#p/i);
    expect(cleanDrawing(text)).toMatchObject({ text, isChanged: false });
  });

  it('loses instructions and document types [CRS-12]', () => {
    const given = `<?xml version="1.0"?><?xml-stylesheet href="https://example.org/x.css"?><!DOCTYPE svg PUBLIC "a" "b">${svg('<g/>')}`;
    const { text } = cleanDrawing(given);
    expect(text).toMatch(/^<svg /);
    expect(text).not.toContain('stylesheet');
  });

  it.each([
    ['is not well-formed', svg('<g>')],
    ['is HTML', '<!doctype html><html><svg></svg></html>'],
    ['names no namespace', '<svg viewBox="0 0 1 1"></svg>'],
    ['has two roots', svg('') + svg('')],
    ['is empty', ''],
    ['unfolds entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`],
    ['claims another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
    ['is nested too deep', svg('<g>'.repeat(100) + '</g>'.repeat(100))],
    ['has too many parts', svg('<g/>'.repeat(30_000))],
    ['shows itself', svg('<g id="a"><use href="#a"/></g>')],
    ['shows itself by another spelling', svg('<g id="a"><use href=" #%61"/></g>')],
    ['claims another version', `<?xml version="1.1"?>${svg('')}`],
    [
      'unfolds to more than a phone draws',
      svg(
        `${Array.from(
          { length: 12 },
          (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
        ).join('')}<path id="l0"/>`,
      ),
    ],
  ])('that %s is refused [CRS-12] [SEC-14]', (_what, text) => {
    expect(() => cleanDrawing(text)).toThrow(RefusedDrawing);
  });
});
