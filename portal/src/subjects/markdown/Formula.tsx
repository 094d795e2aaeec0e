import katex from 'katex';

interface FormulaProps {
  tex: string;
  /** In a line of its own. */
  isDisplay: boolean;
}

/** TeX as MathML, which browsers draw with their own fonts and read aloud (I18N-1); a chunk of its own because of its size. */
export default function Formula({ tex, isDisplay }: FormulaProps) {
  // KaTeX escapes what stands in the TeX, and `trust` leaves out commands that write HTML or addresses (SEC-6).
  const html = katex.renderToString(tex, {
    output: 'mathml',
    displayMode: isDisplay,
    throwOnError: false,
    strict: 'ignore',
    trust: false,
    maxExpand: 200,
    maxSize: 20,
  });
  return <bdi dir="ltr" dangerouslySetInnerHTML={{ __html: html }} />;
}
