import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { deletedUser } from '../posts/post-fields';
import { Excerpt } from '../records/Excerpt';
import { age, choice, defineFields } from '../records/fields';
import { kindTexts, pendingPostFieldTexts } from './pending-post-fields.messages';

const texts = inEach(pendingPostFieldTexts);

export type PendingPost = components['schemas']['PendingPostResponse'];

/** A first post of a new account that holds links (COM-4). */
export const pendingPostFields = defineFields<PendingPost>()({
  content: {
    label: texts.content,
    column: true,
    tell: ({ title, content }) => <Excerpt title={title}>{content}</Excerpt>,
  },
  kind: {
    label: texts.kind,
    as: choice<PendingPost['kind']>(inEach(kindTexts), { tones: { discussion: 'neutral', reply: 'neutral' } }),
    column: true,
  },
  authorName: {
    label: texts.authorName,
    column: true,
    show: true,
    tell: ({ authorName }, { language }) => authorName || deletedUser[language],
  },
  title: { label: texts.title, show: true },
  createdAt: { label: texts.createdAt, as: age, column: 'sorted', show: true },
});
