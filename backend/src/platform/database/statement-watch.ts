/** A statement that was answered, or failed. */
export interface AskedStatement {
  /** As it was sent; what people typed is mostly in its parameters, but not always. */
  text: string;
  /** Of `performance.now()`. */
  startedAt: number;
  milliseconds: number;
  isFailed: boolean;
}

type Watcher = (statement: AskedStatement) => void;

const watchers = new Set<Watcher>();

/** Tells of every statement of this process from now on, until the answered function is called. */
export function watchStatements(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Tells of every statement before it is sent, where it is asked: whoever listens knows for what. */
export function watchQuestions(listener: Listener): void {
  listeners.add(listener);
}

/** Asks, and measures where anybody wants to know. */
export function watched<T>(text: string, ask: () => Promise<T>): Promise<T> {
  for (const listener of listeners) listener(text);
  return watchers.size === 0 ? ask() : measured(text, ask);
}

async function measured<T>(text: string, ask: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let isFailed = true;
  try {
    const answer = await ask();
    isFailed = false;
    return answer;
  } finally {
    const milliseconds = performance.now() - startedAt;
    for (const watcher of watchers) watcher({ text, startedAt, milliseconds, isFailed });
  }
}

const mostShown = 400;

/** A statement without the values that stand in it, short enough for a line of the log. */
export const shapeOf = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostShown);
