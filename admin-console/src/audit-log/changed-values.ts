export interface ChangedValue {
  field: string;
  before: string | null;
  after: string | null;
}

type Values = Readonly<Record<string, unknown>> | null;

/** Field by field what was and what became, as text; null stands for nothing. */
export function changedValues(before: Values, after: Values): ChangedValue[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({ field, before: asText(before?.[field]), after: asText(after?.[field]) }));
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value as string | number | boolean);
}
