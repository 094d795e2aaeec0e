/** Who posted or applied, and has no account any more. */
export const deletedUser = { ar: 'مستخدم محذوف', en: 'Deleted user' };
