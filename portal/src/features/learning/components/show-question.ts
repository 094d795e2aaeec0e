/** Brings a question of the open lesson into view, with the keyboard's focus on it; `from` is what stands at the top then. */
export function showQuestion(id: string | undefined, from = id): void {
  document.getElementById(`question-${from}`)?.scrollIntoView?.({ block: 'start' });
  document.getElementById(`question-${id}`)?.focus({ preventScroll: true });
}
