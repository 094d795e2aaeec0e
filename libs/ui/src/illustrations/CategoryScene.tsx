import type { CategoryId } from '@masar/domain';
import type { ReactElement } from 'react';
import { categoryTone } from '../brand/cover-motifs.ts';
import styles from './CategoryScene.module.css';
import { BusinessScene, PersonalScene, WebScene } from './craft-scenes.tsx';
import { DesignScene, MarketingScene, ProjectScene } from './studio-scenes.tsx';

const scenes: Record<CategoryId, () => ReactElement> = {
  'web-development': WebScene,
  'business-management': BusinessScene,
  'design-creativity': DesignScene,
  'personal-skills': PersonalScene,
  'digital-marketing': MarketingScene,
  'project-management': ProjectScene,
};

/** A drawing for each category, in its colour: what one learns there, beside the way that leads on. Decorative. */
export function CategoryScene({ categoryId }: { categoryId: CategoryId }) {
  const Drawn = scenes[categoryId];
  return (
    <div className={styles.panel} data-tone={categoryTone(categoryId)}>
      <Drawn />
    </div>
  );
}
