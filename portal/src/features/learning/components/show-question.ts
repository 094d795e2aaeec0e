/** Brings a question of the open lesson into view, with the keyboard's focus on it. */
export function showQuestion(id: string | undefined): void {
  const question = document.getElementById(`question-${id}`);
  question?.scrollIntoView?.({ block: 'start' });
  question?.focus({ preventScroll: true });
}
