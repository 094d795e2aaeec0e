/** The server's name of each field of a form: the form's own, unless `renamed` says otherwise. */
export function serverFields<T extends object>(
  values: T,
  renamed: Partial<Record<keyof T, string>>,
): Record<keyof T, string> {
  const names = Object.keys(values).map((name) => [name, renamed[name as keyof T] ?? name]);
  return Object.fromEntries(names) as Record<keyof T, string>;
}
