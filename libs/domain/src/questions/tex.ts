/** A piece of a text; with `display` it is TeX between its marks, in a line of its own or among the words. */
export interface TexPiece {
  text: string;
  display?: boolean;
  /** Where it stands, with its marks. */
  from: number;
  to: number;
}

const forms = [
  { open: '$$', close: '$$', display: true },
  { open: String.raw`\(`, close: String.raw`\)`, display: false },
  { open: String.raw`\[`, close: String.raw`\]`, display: true },
  { open: '[tex]', close: '[/tex]', display: false },
] as const;
type Open = (typeof forms)[number]['open'];

/** What questions keep: `\[` is a bracket to Markdown, and dollars that stand alone are money. */
const kept: readonly Open[] = ['$$', String.raw`\(`];
/** What other systems write, too (Moodle's filter, MathJax). */
const written: readonly Open[] = forms.map(({ open }) => open);

/** A text cut at its formulas (QB-1). Linear: an end that is not there is looked for once. */
function texPieces(text: string, marks: readonly Open[]): TexPiece[] {
  const pieces: TexPiece[] = [];
  const endless = new Set<Open>();
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const form = forms.find(({ open }) => marks.includes(open) && !endless.has(open) && text.startsWith(open, at));
    if (!form) {
      // A backslash that is escaped itself opens nothing.
      at += text.startsWith('\\\\', at) ? 2 : 1;
      continue;
    }
    const begin = at + form.open.length;
    const end = text.indexOf(form.close, begin);
    if (end < 0) endless.add(form.open);
    const tex = end < 0 ? '' : text.slice(begin, end);
    if (tex.trim() === '' || /\n\s*\n/.test(tex)) {
      at = begin;
      continue;
    }
    if (at > from) pieces.push({ text: text.slice(from, at), from, to: at });
    from = end + form.close.length;
    pieces.push({ text: tex.trim(), display: form.display, from: at, to: from });
    at = from;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), from, to: text.length });
  return pieces;
}

/** The pieces of a question's text. */
export const keptTex = (text: string): TexPiece[] => texPieces(text, kept);
/** The pieces of a text from elsewhere. */
export const foreignTex = (text: string): TexPiece[] => texPieces(text, written);

export const hasTex = (text: string): boolean => keptTex(text).some(({ display }) => display !== undefined);
/** A formula between the marks by which questions keep it. */
export const markedTex = ({ text, display }: Pick<TexPiece, 'text' | 'display'>): string =>
  display ? `$$${text}$$` : String.raw`\(` + text + String.raw`\)`;
