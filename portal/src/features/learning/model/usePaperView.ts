import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { paperPrefix } from '#shared/storage/personal-keys';
import { readStored, writeStored } from '#shared/storage/stored';
import { showQuestion } from '../components/show-question';
import type { Paper } from '../paper.queries';

const oneByOneKey = 'masarOneByOne';
const flagsKey = (paperId: string): string => `${paperPrefix}Flags:${paperId}`;

function storedFlags(paperId: string): string[] {
  const stored = readStored(flagsKey(paperId));
  return stored ? stored.split(' ') : [];
}

/** Flags of a paper that has ended say nothing. */
export const forgetFlags = (paperId: string): void => writeStored(flagsKey(paperId), null);

/**
 * How a paper is looked at: one question a screen, as on phones unless somebody says otherwise, or all; which one, and what is
 * flagged. This browser remembers (EVD-2, QZT-1).
 */
export function usePaperView({ id, questions }: Paper) {
  const isOnPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [chosen, choose] = useState(() => readStored(oneByOneKey));
  const isOneByOne = chosen ? chosen === 'on' : isOnPhone;
  const [place, setPlace] = useState(0);
  const [flagged, setFlagged] = useState<readonly string[]>(() => storedFlags(id));
  return {
    isOneByOne,
    place,
    flagged,
    /** The questions on the screen. */
    shown: isOneByOne ? questions.slice(place, place + 1) : questions,
    /** After the last question, where one is shown, stands what is left and the handing in. */
    isAtEnd: isOneByOne && place === questions.length,
    toggleOneByOne: () => {
      const now = isOneByOne ? 'off' : 'on';
      choose(now);
      writeStored(oneByOneKey, now);
    },
    flag: (questionId: string) => {
      const flags = flagged.includes(questionId)
        ? flagged.filter((other) => other !== questionId)
        : [...flagged, questionId];
      setFlagged(flags);
      writeStored(flagsKey(id), flags.length > 0 ? flags.join(' ') : null);
    },
    goTo: (index: number) => {
      setPlace(index);
      const id = questions[index]?.id ?? 'end';
      // Where one question is shown it takes the place of the former one, below the same numbers.
      requestAnimationFrame(() => showQuestion(id, isOneByOne ? 'sheet' : id));
    },
  };
}
