import { categoryIds, learningGoals, offeredDailyMinutes } from '@masar/domain';
import {
  BookIcon,
  BriefcaseIcon,
  categoryTone,
  ClockIcon,
  HandshakeIcon,
  type IconProps,
  shell,
  SparkleIcon,
  type Tone,
  useLocale,
  useMessages,
} from '@masar/ui';
import ButtonBase from '@mui/material/ButtonBase';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { categoryMessages } from '#subjects/courses/category.messages';
import { categoryIcons } from '#subjects/courses/category-icons';
import { courseWords } from '#subjects/courses/course-words.messages';
import { goalMessages } from '#subjects/learning-plan/learning-plan.messages';
import styles from './PlanQuestion.module.css';
import { startMessages } from './start.messages';
import type { Answers, PlanField } from './usePlan';

interface Option {
  answer: Answers;
  icon: ComponentType<IconProps>;
  tone: Tone;
  label: string;
  hint?: string;
}

const goalLooks = {
  'first-job': { icon: BriefcaseIcon, tone: 'blue' },
  skill: { icon: SparkleIcon, tone: 'clay' },
  volunteering: { icon: HandshakeIcon, tone: 'green' },
} as const;

function useOptions(field: PlanField): Option[] {
  const text = useMessages(startMessages);
  const goals = useMessages(goalMessages);
  const tracks = useMessages(categoryMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  if (field === 'learningGoal')
    return learningGoals.map((goal) => ({
      answer: { learningGoal: goal },
      ...goalLooks[goal],
      label: goals[goal],
      hint: text[goal],
    }));
  if (field === 'track')
    return categoryIds.map((track) => ({
      answer: { track },
      icon: categoryIcons[track] ?? BookIcon,
      tone: categoryTone(track),
      label: tracks[track],
    }));
  return offeredDailyMinutes.map((minutes) => ({
    answer: { dailyMinutes: minutes },
    icon: ClockIcon,
    tone: 'blue',
    label: words.minutes(minutes, digits),
  }));
}

interface PlanQuestionProps {
  field: PlanField;
  onChoose: (answer: Answers) => void;
  children: ReactNode;
}

/** The answers of one question, each a tap; `children` stand below them. */
export function PlanQuestion({ field, onChoose, children }: PlanQuestionProps) {
  const options = useOptions(field);
  // The second tap of two would answer the question that has come meanwhile.
  const choose = (answer: Answers) => (event: MouseEvent) => {
    if (event.detail < 2) onChoose(answer);
  };
  return (
    <>
      <ul role="list" className={`${shell.stack12} ${styles.options}`} data-columns={field === 'learningGoal' ? 1 : 2}>
        {options.map(({ answer, icon: Icon, tone, label, hint }) => (
          <li key={label}>
            <ButtonBase className={styles.option} onClick={choose(answer)}>
              <span className={styles.icon} data-tone={tone}>
                <Icon size={24} />
              </span>
              <span>
                <strong>{label}</strong>
                {hint && <span className={styles.hint}>{hint}</span>}
              </span>
            </ButtonBase>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
