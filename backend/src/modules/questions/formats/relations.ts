/** What a question names beside its bank, by id; absent names nothing. */
export interface Relations {
  /** The skill that it shows. */
  skillId?: string;
  /** The lesson that it rests on. */
  lessonId?: string;
}

/** Only what is named, so that two questions that name the same are equal. */
export const relationsOf = ({ skillId, lessonId }: { [Name in keyof Relations]: string | undefined }): Relations => ({
  ...(skillId && { skillId }),
  ...(lessonId && { lessonId }),
});
