/** The order of a queue: what has waited longest comes first. */
export const oldestFirst = { field: 'createdAt', order: 'ASC' } as const;
