/** The order of choices before anything is typed; every resource that is referred to sorts by it. */
export const latestFirst = { field: 'createdAt', order: 'DESC' } as const;
