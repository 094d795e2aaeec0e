export interface Place {
  from: number;
  to: number;
  quote: string;
}

/** The selected words of the work that is shown, as a place in its text; null where nothing of it is selected. */
export function selectedPlace(text: string): Place | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const shown = document.querySelector('[data-work-text]');
  if (!shown?.contains(range.startContainer) || !shown.contains(range.endContainer)) return null;
  const before = range.cloneRange();
  before.selectNodeContents(shown);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  const to = from + range.toString().length;
  const quote = text.slice(from, to);
  return quote.trim() ? { from, to, quote } : null;
}
