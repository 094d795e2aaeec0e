import { sizeInAddress } from '@masar/domain';
import { type ComponentProps, useContext } from 'react';
import type { ExtraProps } from 'react-markdown';
import { LessonSurroundingsContext } from './lesson-surroundings';

/** A picture of the course in the room that it needs, one of a site, or the words of one that is not there. */
export function LessonImage({ node: _node, alt = '', src, ...image }: ComponentProps<'img'> & ExtraProps) {
  const surroundings = useContext(LessonSurroundingsContext);
  if (typeof src !== 'string') return <em>{alt}</em>;
  const own = surroundings?.pictureAt(src);
  if (!own && !/^(?:https?:)?\//.test(src)) return <em>{alt}</em>;
  return (
    <img
      {...image}
      alt={alt}
      src={own?.url ?? src}
      loading="lazy"
      decoding="async"
      {...(own ? { width: own.width, height: own.height } : sizeInAddress(src))}
    />
  );
}
