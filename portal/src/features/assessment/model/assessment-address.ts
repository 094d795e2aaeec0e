import { paths } from '#shared/navigation/paths';

/** What the screen shows: the skills, a quick check, or an attempt (open or finished). */
export type AssessmentView = { kind: 'skills' } | { kind: 'quick'; skill: string } | { kind: 'attempt'; id: string };

/** The address says it, so that going back and reloading work. */
export function readView(address: URLSearchParams): AssessmentView {
  const id = address.get('attempt');
  if (id) return { kind: 'attempt', id };
  const skill = address.get('quick');
  return skill ? { kind: 'quick', skill } : { kind: 'skills' };
}

export function viewHref(view: AssessmentView): string {
  const start = paths.skillsAssessment.href();
  if (view.kind === 'attempt') return `${start}?attempt=${encodeURIComponent(view.id)}`;
  return view.kind === 'quick' ? `${start}?quick=${encodeURIComponent(view.skill)}` : start;
}
