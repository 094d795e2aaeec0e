import { textDirection } from '@masar/i18n';

/** The parts of a syntax tree that tell which way a text runs. */
interface TextNode {
  type: string;
  value?: string;
  tagName?: string;
  children?: readonly TextNode[];
}

const proseOf = (node: TextNode): string => {
  if (node.tagName === 'code') return '';
  return node.value ?? (node.children ?? []).map(proseOf).join(' ');
};

/** Direction of an element's prose; code in it has no say. */
export const directionOfNode = (node: TextNode | undefined): 'rtl' | 'ltr' | undefined =>
  node && textDirection(proseOf(node));
