/** What an import may not understand in a course's texts (CRS-5). */
export const importRemarkKinds = [
  'comment',
  'removed',
  'tags_removed',
  'kept_as_text',
  'unknown_box',
  'changed_table',
  'dead_link',
  'dead_anchor',
  'missing_picture',
  'picture_without_alt',
  'changed_picture',
  'unreadable_picture',
  'heic_picture',
  'made_of_texts',
  'left_file',
  'title_letters',
  'empty_text',
] as const;
export type ImportRemarkKind = (typeof importRemarkKinds)[number];
