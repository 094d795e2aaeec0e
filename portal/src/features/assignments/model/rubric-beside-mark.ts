import type { Assignment, Work } from '../assignments.queries';

/** Where the rubric of an assignment stands beside somebody's own work. */
interface RubricPlaces {
  /** Whether it stands beside the task. */
  standsBeside: boolean;
  /** The levels that the latest mark reached, where the rubric beside the task shows them. */
  reached: Work['marks'][number]['levels'];
  /** The round that leaves its rubric to the one beside the task. */
  leftOutOf: string | undefined;
}

/**
 * One rubric at a time: once there is a mark it stands with that, with the levels reached; while another round is being
 * written it stands beside the task. Where its author changed it since, both are read (ASG-2).
 */
export function rubricPlaces({ rubric }: Pick<Assignment, 'rubric'>, rounds: readonly Work[]): RubricPlaces {
  const marked = rounds.find(({ marks }) => marks.length > 0);
  const isSame = JSON.stringify(marked?.rubric) === JSON.stringify(rubric);
  if (!marked || !isSame) return { standsBeside: true, reached: [], leftOutOf: undefined };
  const isWriting = rounds[0]?.state === 'draft';
  return isWriting
    ? { standsBeside: true, reached: marked.marks[0]?.levels ?? [], leftOutOf: marked.id }
    : { standsBeside: false, reached: [], leftOutOf: undefined };
}
