interface TableNode {
  tagName?: string;
  value?: string;
  children?: readonly TableNode[];
}

const wordsOf = ({ value = '', children = [] }: TableNode): string => value + children.map(wordsOf).join('');

export const isWordless = (node: TableNode | undefined): boolean => !node || wordsOf(node).trim() === '';

/** What the columns of a table are called, so that several tables of a text have names of their own (A11Y-1). */
export const headingsOf = (node: TableNode | undefined): string[] =>
  (node?.children ?? []).flatMap((child) =>
    child.tagName === 'th' ? [wordsOf(child).trim()].filter(Boolean) : headingsOf(child),
  );
