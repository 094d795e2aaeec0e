import type { CarriedQuestionsQueries } from './carried-questions.queries.js';
import { isCarriedDraw, type NamedSkill, type QuestionsContent } from './questions-content.js';

/** Skills of a bundle among those of the vocabulary here: by their id, else by what they are called. */
export class KnownSkills {
  private constructor(private readonly rows: readonly NamedSkill[]) {}

  static async of(content: QuestionsContent, queries: CarriedQuestionsQueries): Promise<KnownSkills> {
    const quizzes = [...content.quizzes.values(), ...(content.final ? [content.final] : [])];
    const named = [
      ...content.banks.flatMap(({ questions }) => questions.flatMap(({ skill }) => skill ?? [])),
      ...quizzes.flatMap(({ parts }) => parts.flatMap((part) => (isCarriedDraw(part) && part.skill) || [])),
    ];
    const words = new Set(named.flatMap(({ id, ar, en }) => [id, ar, en]).filter((word) => word !== ''));
    return new KnownSkills(await queries.skills([...words]));
  }

  idOf({ id, ar, en }: NamedSkill): string | undefined {
    const found =
      this.rows.find((row) => row.id === id) ??
      this.rows.find((row) => (ar !== '' && row.ar === ar) || (en !== '' && row.en === en));
    return found?.id;
  }
}

/** How a skill is told of. */
export const skillName = ({ id, ar, en }: NamedSkill): string => ar || en || id;
