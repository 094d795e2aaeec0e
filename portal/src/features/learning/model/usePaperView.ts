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

/** How a paper is looked at: one question at a time or all, which one, and what is flagged; this browser remembers (EVD-2). */
export function usePaperView({ id, questions }: Paper) {
  const [isOneByOne, setOneByOne] = useState(() => readStored(oneByOneKey) === 'on');
  const [place, setPlace] = useState(0);
  const [flagged, setFlagged] = useState<readonly string[]>(() => storedFlags(id));
  return {
    isOneByOne,
    place,
    flagged,
    /** The questions on the screen. */
    shown: isOneByOne ? questions.slice(place, place + 1) : questions,
    toggleOneByOne: () => {
      setOneByOne(!isOneByOne);
      writeStored(oneByOneKey, isOneByOne ? null : 'on');
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
      // Where one question is shown it takes the place of the former one.
      requestAnimationFrame(() => showQuestion(questions[index]?.id));
    },
  };
}
