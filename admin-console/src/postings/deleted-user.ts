import { inEach } from '@masar/i18n';
import { deletedUserTexts } from './deleted-user.messages';

/** Who posted or applied, and has no account any more. */
export const { deletedUser } = inEach(deletedUserTexts);
