/** The parts of a Markdown tree that this plugin reads and changes. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

const phrasing = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell']);

function visit(node: MarkdownNode): void {
  node.children = node.children?.map((child) => {
    if (child.type !== 'html') return child;
    const words = { type: 'text', value: child.value ?? '' };
    return phrasing.has(node.type) ? words : { type: 'paragraph', children: [words] };
  });
  node.children?.forEach(visit);
}

/** A remark plugin for questions: a tag in one is what it asks about, and stays as it was written (QB-1). */
export const questionText = () => visit;
