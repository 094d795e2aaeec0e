import { useMessages } from '@masar/ui';
import type { Composition } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';

/** What a quiz still needs before passing it proves something, one line for each (EVD-8). */
export function EvidenceLacks({ lacks }: Pick<Composition, 'lacks'>) {
  const text = useMessages(compositionMessages);
  return (
    <ul>
      {lacks.map((lack) => (
        <li key={lack}>{text[lack]}</li>
      ))}
    </ul>
  );
}
