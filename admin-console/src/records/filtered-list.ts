/** Where a list of the console stands when it is narrowed to some of its records. */
export const filteredList = (resource: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
