import { drawingProof } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import type { Composition } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';

/** What a quiz still needs before passing it proves something, one line for each (EVD-8). */
export function EvidenceLacks({ lacks, proving, luck }: Pick<Composition, 'lacks' | 'proving' | 'luck'>) {
  const text = useMessages(compositionMessages);
  const { format } = useLocale();
  const words = (lack: Composition['lacks'][number]) => {
    // What is above the bound never reads as if it were at it.
    if (lack === 'by-luck') return text.byLuck(format.percent(Math.max(Math.floor(drawingProof.luck * 100) + 1, luck)));
    // A quiz that asks fewer questions than it needs will need the bank of one that asks enough.
    const asked = Math.max(proving.asked, drawingProof.items);
    if (lack === 'small-bank' && proving.asked > 0)
      return text.smallBank(format.number(asked * drawingProof.timesAsMany), format.number(proving.from));
    return text[lack];
  };
  return (
    <ul>
      {lacks.map((lack) => (
        <li key={lack}>{words(lack)}</li>
      ))}
    </ul>
  );
}
