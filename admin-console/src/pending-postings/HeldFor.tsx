import type { ScamSign } from '@masar/domain';
import { Badge, shell, useMessages } from '@masar/ui';
import { foundTexts, heldForTexts } from './held-for.messages';

/** Why a posting waits: the signs of a trap found in it, or that everything new does (OPP-4). */
export function HeldFor({ signs }: { signs: readonly ScamSign[] }) {
  const found = useMessages(foundTexts);
  const text = useMessages(heldForTexts);
  return (
    <ul className={shell.row6} role="list">
      {signs.map((sign) => (
        <li key={sign}>
          <Badge tone="yellow">{found[sign]}</Badge>
        </li>
      ))}
      {signs.length === 0 && (
        <li>
          <Badge>{text.nothingFound}</Badge>
        </li>
      )}
    </ul>
  );
}
