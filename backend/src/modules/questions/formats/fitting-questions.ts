import { lineOfFile, questionLimits, readQuestion, type SkipReason } from '@masar/domain';
import { withOwnShares } from './own-shares.js';
import type { ReadQuestion, ReadQuestions } from './read-questions.js';

/** What a bank would refuse is told while it is tried, and not after; so is what it would cut. */
export function fittingQuestions({ questions, skipped }: ReadQuestions): ReadQuestions {
  const checked = questions.map((read) => ({ read, form: readQuestion(withOwnShares(read.question)) }));
  return {
    questions: checked.flatMap(({ read, form }) =>
      'question' in form ? [withinLimits({ ...read, question: form.question })] : [],
    ),
    skipped: [
      ...skipped,
      ...checked.flatMap(({ read, form }) =>
        'wrong' in form ? [{ place: read.place, ...reasonOf(read, form.wrong) }] : [],
      ),
    ],
  };
}

/** The path of the form in words that an author knows. */
function reasonOf(read: ReadQuestion, path: string): { reason: SkipReason; detail: string } {
  const detail = read.name.slice(0, 80);
  const names = path.split('.');
  // Choices of a gap are parts as those of the question are.
  const [list, place, field] = names.slice(names[0] === 'gaps' && names.length > 2 ? 2 : 0);
  const holder = names[0] === list ? read.question : (read.question as { gaps?: unknown[] }).gaps?.[Number(names[1])];
  const part = (holder as Record<string, unknown> | undefined)?.[list ?? ''];
  if (Array.isArray(part) && place === undefined)
    return { reason: part.length > questionLimits.parts ? 'too-many-parts' : 'too-few-parts', detail };
  if (Array.isArray(part) && field === 'text') return { reason: 'empty-part', detail: `${Number(place) + 1}` };
  return { reason: 'unfit', detail };
}

function withinLimits(read: ReadQuestion): ReadQuestion {
  const written = { name: lineOfFile(read.name), tags: read.tags.map(lineOfFile) };
  const name = written.name.slice(0, questionLimits.name);
  const tags = [...new Set(written.tags.map((tag) => tag.slice(0, questionLimits.tag).trim()).filter(Boolean))];
  const kept = tags.slice(0, questionLimits.tags);
  const cut = [
    ...(name === written.name ? [] : [written.name]),
    ...written.tags.filter((tag) => tag.length > questionLimits.tag),
    ...tags.slice(questionLimits.tags),
  ];
  const losses = cut.map((detail) => ({ reason: 'cut' as const, detail: detail.slice(0, 200) }));
  return { ...read, name, tags: kept, losses: [...read.losses, ...losses] };
}
