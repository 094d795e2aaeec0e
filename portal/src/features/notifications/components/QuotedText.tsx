import { Isolated } from '@masar/ui';

/** A title between its quotation marks, which stay with the sentence. */
const quotation = /(?<=[«“])([^»”]*)(?=[»”])/u;

/**
 * A sentence that quotes titles: it runs in the page's direction, each title in its own, and a title's marks of code, which
 * only its page draws, are left out.
 */
export function QuotedText({ children }: { children: string }) {
  const pieces = children.split(quotation);
  return pieces.map((piece, index) =>
    // What was split off stands at every odd place; their order is what they are known by.
    index % 2 === 1 ? <Isolated key={index}>{piece.replaceAll('`', '')}</Isolated> : piece,
  );
}
