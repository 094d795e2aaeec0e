/** The parts of a Markdown tree that this plugin reads and changes. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hProperties?: Record<string, string> };
}

export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

const marker = new RegExp(`^\\[!(${calloutKinds.join('|')})\\]\\s*`, 'i');

function markQuote(quote: MarkdownNode): void {
  const text = quote.children?.[0]?.children?.[0];
  const found = text?.value === undefined ? null : marker.exec(text.value);
  if (!text?.value || !found) return;
  text.value = text.value.slice(found[0].length);
  quote.data = { ...quote.data, hProperties: { dataCallout: String(found[1]).toLowerCase() } };
  // The marker may stand in a paragraph of its own, which is empty now.
  const first = quote.children?.[0];
  if (text.value === '' && first?.children?.length === 1) quote.children?.shift();
}

function visit(node: MarkdownNode): void {
  if (node.type === 'blockquote') markQuote(node);
  node.children?.forEach(visit);
}

/** A remark plugin: quotes that begin with `[!NOTE]`, `[!TIP]` or `[!WARNING]` become marked boxes. */
export const markCallouts = () => visit;
