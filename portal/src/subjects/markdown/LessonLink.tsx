import { type ComponentProps, useContext } from 'react';
import type { ExtraProps } from 'react-markdown';
import { Link } from 'react-router-dom';
import { placePrefix } from './lesson-elements';
import { LessonSurroundingsContext } from './lesson-surroundings';

/** As files of a course name each other: `02-next.ar.md#part`. */
const lessonFile = /^([\w.-]+)\.(?:ar|en)\.md(?:#(.+))?$/;

/** A link in a lesson's text: to another lesson of the course, to a place in the text, or to a site. */
export function LessonLink({ node: _node, href = '', ...link }: ComponentProps<'a'> & ExtraProps) {
  const surroundings = useContext(LessonSurroundingsContext);
  const [, slug, place] = lessonFile.exec(href) ?? [];
  if (slug === undefined) return <a href={href} {...(/^https?:/.test(href) && { rel: 'noreferrer' })} {...link} />;
  const lesson = surroundings?.lessonHref(slug);
  if (!lesson) return <>{link.children}</>;
  return <Link to={place ? `${lesson}#${placePrefix}${place}` : lesson}>{link.children}</Link>;
}
