import { fileRefusal, smallerPicture, useLocale } from '@masar/ui';
import { useState } from 'react';

/** Pixels of the longer side of what is sent, unless the place where it is chosen says less. */
const largestSide = 2560;

export type Takes = 'files' | 'pictures';

/** Looks at a file before anything of it is sent: pictures become small, and what is not taken is told with the way (ASG-1). */
export function useChosenFile(takes: Takes | undefined, side = largestSide) {
  const { language } = useLocale();
  const [refusal, setRefusal] = useState<string>();
  /** Calls back with what is to be sent, if anything is. */
  const take = async (chosen: File, send: (file: File) => unknown): Promise<void> => {
    if (!takes) {
      send(chosen);
      return;
    }
    const file = await smallerPicture(chosen, { side });
    const told = fileRefusal(file, takes, language);
    setRefusal(told);
    if (!told) await send(file);
  };
  return { refusal, take };
}
