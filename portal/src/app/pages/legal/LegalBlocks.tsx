import { Isolated } from '@masar/ui';
import type { LegalBlock } from './legal-text';

/** Paragraphs, lists and names with their explanations. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, at) => <Block key={at} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('terms' in block) {
    return (
      <dl>
        {block.terms.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <Isolated>{name}</Isolated>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
