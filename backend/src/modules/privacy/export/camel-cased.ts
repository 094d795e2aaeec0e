/** `course_reviews` as `courseReviews`, the way the API names things. */
export const camelCased = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
