import { keptTex } from '@masar/domain';

const mark = '\uE200';

/** Formulas as code between words, which Markdown leaves alone; those in code stay what they are (QB-1). */
export function withFormulas(text: string): string {
  let isInCode = false;
  return keptTex(text)
    .map((piece) => {
      if (piece.display === undefined) {
        if (piece.text.split('`').length % 2 === 0) isInCode = !isInCode;
        return piece.text;
      }
      if (isInCode) return text.slice(piece.from, piece.to);
      const fence = '`'.repeat(1 + Math.max(0, ...[...piece.text.matchAll(/`+/g)].map(([ticks]) => ticks.length)));
      return `${fence}${mark}${piece.display ? 'd' : 'i'}${piece.text}${fence}`;
    })
    .join('');
}

/** The formula that such code stands for. */
export const formulaIn = (code: string): { tex: string; isDisplay: boolean } | undefined =>
  code.startsWith(mark) ? { tex: code.slice(2), isDisplay: code[1] === 'd' } : undefined;
