import pg from 'pg';

type Query = (this: unknown, ...values: unknown[]) => unknown;

export interface SentStatements {
  /** What was sent since the last time that somebody asked. */
  since: () => string[];
  stop: () => void;
}

/** Hears what every pool of the process sends; the task queue's own polling left out. */
export function hearStatements(): SentStatements {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  let sent: string[] = [];
  prototype.query = function heard(...values) {
    const [first] = values;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');
    if (!text.includes('pgboss')) sent.push(text);
    return original.apply(this, values);
  };
  return {
    since: () => {
      const heard = sent;
      sent = [];
      return heard;
    },
    stop: () => {
      prototype.query = original;
    },
  };
}
