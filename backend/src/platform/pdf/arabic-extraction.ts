const startsArabic = (codePoints: readonly number[]): boolean =>
  /\p{Script=Arabic}/u.test(String.fromCodePoint(codePoints[0] ?? 0));

/** The part of pdfkit's embedded font that says which characters a glyph stands for. */
interface EmbeddedFont {
  unicode?: (number[] | undefined)[];
}

/**
 * Makes copying and searching give Arabic back in its order. Readers of a page (poppler, pdfium) find its glyphs from
 * left to right and turn Arabic stretches round, the letters inside a ligature too: لا would come out as ال. So a
 * ligature names its letters from left to right as well. Called once all text is set.
 */
export function turnArabicLigatures(document: PDFKit.PDFDocument): void {
  const { _fontFamilies: fonts } = document as unknown as { _fontFamilies: Record<string, EmbeddedFont> };
  // A font stands there under several names; turning it twice would undo it.
  for (const { unicode } of new Set(Object.values(fonts))) {
    unicode?.forEach((codePoints, glyph) => {
      if (codePoints && codePoints.length > 1 && startsArabic(codePoints)) unicode[glyph] = codePoints.toReversed();
    });
  }
}
