/** Tags as they are typed into one line, by a comma of either language (QB-1). */
export const typedTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[،,;؛]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
