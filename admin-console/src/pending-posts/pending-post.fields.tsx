import type { components } from '@masar/contracts';
import { deletedUser } from '../posts/post-fields';
import { Excerpt } from '../records/Excerpt';
import { age, choice, defineFields } from '../records/fields';

export type PendingPost = components['schemas']['PendingPostResponse'];

/** A first post of a new account that holds links (COM-4). */
export const pendingPostFields = defineFields<PendingPost>()({
  content: {
    label: { ar: 'النص', en: 'Text' },
    column: true,
    tell: ({ title, content }) => <Excerpt title={title}>{content}</Excerpt>,
  },
  kind: {
    label: { ar: 'النوع', en: 'Kind' },
    as: choice<PendingPost['kind']>(
      { discussion: { ar: 'نقاش', en: 'Discussion' }, reply: { ar: 'ردّ', en: 'Reply' } },
      { tones: { discussion: 'neutral', reply: 'neutral' } },
    ),
    column: true,
  },
  authorName: {
    label: { ar: 'الكاتب', en: 'Author' },
    column: true,
    show: true,
    tell: ({ authorName }, { language }) => authorName || deletedUser[language],
  },
  title: { label: { ar: 'النقاش', en: 'Discussion' }, show: true },
  createdAt: { label: { ar: 'وصلت', en: 'Arrived' }, as: age, column: 'sorted', show: true },
});
