/** The parts of a syntax tree that tell which way a text runs. */
interface TextNode {
  type: string;
  value?: string;
  tagName?: string;
  children?: readonly TextNode[];
}

/** Letters of the scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
const leftToRight = /[A-Za-z\u00c0-\u024f\u0370-\u03ff\u0400-\u04ff]/g;

/** Share of right-to-left letters from which a text is one that merely contains Latin words. */
const RIGHT_TO_LEFT_SHARE = 0.25;

/**
 * Which way a text runs. `dir="auto"` looks at the first letter only and turns 'JSX امتداد لصياغة JavaScript'
 * around; here the share of letters decides. Undefined without letters: the surroundings decide then.
 */
export function textDirection(text: string): 'rtl' | 'ltr' | undefined {
  const arabic = text.match(rightToLeft)?.length ?? 0;
  const latin = text.match(leftToRight)?.length ?? 0;
  if (arabic + latin === 0) return undefined;
  return arabic / (arabic + latin) >= RIGHT_TO_LEFT_SHARE ? 'rtl' : 'ltr';
}

const proseOf = (node: TextNode): string => {
  if (node.tagName === 'code') return '';
  return node.value ?? (node.children ?? []).map(proseOf).join(' ');
};

/** Direction of an element's prose; code in it has no say. */
export const directionOfNode = (node: TextNode | undefined): 'rtl' | 'ltr' | undefined =>
  node && textDirection(proseOf(node));
