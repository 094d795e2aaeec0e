import { splitAtSignedNames } from '@masar/i18n';

/** The parts of a Markdown tree that this plugin reads and changes. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName: string; hProperties: Record<string, string> };
}

const kept = (name: string): MarkdownNode => ({
  type: 'signedName',
  data: { hName: 'bdi', hProperties: { dir: 'ltr' } },
  children: [{ type: 'text', value: name }],
});

function parted(node: MarkdownNode): MarkdownNode[] {
  if (node.type !== 'text' || !node.value) return [node];
  const pieces = splitAtSignedNames(node.value);
  if (pieces.length === 1) return [node];
  return pieces
    .map((value, index) => (index % 2 === 1 ? kept(value) : { type: 'text', value }))
    .filter(({ value }) => value !== '');
}

function visit(node: MarkdownNode): void {
  node.children?.forEach(visit);
  if (node.children) node.children = node.children.flatMap(parted);
}

/** A remark plugin: C++, C# and .NET keep their signs on their own side in Arabic prose; code does so anyway. */
export const keepSignedNames = () => visit;
