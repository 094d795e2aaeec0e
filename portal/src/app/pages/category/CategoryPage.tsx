import { categoryIds } from '@masar/domain';
import { categoryTone, lazyCode, shell, useMessages } from '@masar/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { useSession } from '#shared/session/SessionProvider';
import { useSitePage } from '#shared/site/useSitePage';
import { categoryMessages } from '#subjects/courses/category.messages';
import { categoryPageMessages } from './category.messages';
import { CategoryFiguresRow } from './CategoryFiguresRow';
import { CategoryHero } from './CategoryHero';
import styles from './CategoryPage.module.css';
import { OtherTracks } from './OtherTracks';
import { SignInInvitation } from './SignInInvitation';
import { SkillPath } from './SkillPath';

const CategoryCourses = lazyCode(() => import('./CategoryCourses'));

/** One of the six tracks, named by the address: what it teaches, and its courses for those signed in (PUB-3). */
export default function CategoryPage() {
  const { pathname } = useLocation();
  const categoryId = categoryIds.find((id) => pathname.includes(id)) ?? categoryIds[0];
  const text = useMessages(categoryPageMessages);
  const name = useMessages(categoryMessages)[categoryId];
  const own = useSitePage(categoryId);
  const description = own.text('description');
  const { isSignedIn } = useSession();
  usePageHead({ title: name, description });
  return (
    <PageFrame>
      <div className={`${shell.stack48} ${styles.sections}`} data-tone={categoryTone(categoryId)}>
        <CategoryHero categoryId={categoryId} name={name} promise={own.text('promise')} description={description} />
        <CategoryFiguresRow categoryId={categoryId} />
        <SkillPath skills={own.blocks('skills')} />
        <section id="courses" className={shell.stack20} aria-labelledby="courses-title">
          <h2 id="courses-title">{text.coursesTitle}</h2>
          {isSignedIn ? (
            <Suspense>
              <CategoryCourses categoryId={categoryId} />
            </Suspense>
          ) : (
            <SignInInvitation categoryId={categoryId} />
          )}
        </section>
        <OtherTracks except={categoryId} />
      </div>
    </PageFrame>
  );
}
