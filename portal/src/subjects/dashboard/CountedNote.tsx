import { useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { type AsOf, secondsUntilCounted } from '#shared/query/counted';
import { RelativeTime } from '#shared/time/RelativeTime';
import { countedMessages } from './counted.messages';

interface CountedNoteProps {
  /** The query that asks for the figures. */
  of: { data: object | undefined; failureReason: unknown };
  /** As of when those that are there are. */
  asOf: Partial<AsOf> | undefined;
  /** What stands there anyway. */
  children?: ReactNode;
}

/** That figures are counted for the first time, or as of when they are, behind what stands there anyway (SCL-1). */
export function CountedNote({ of: { data, failureReason }, asOf, children }: CountedNoteProps) {
  const text = useMessages(countedMessages);
  const isBeingCounted = data === undefined && secondsUntilCounted(failureReason) !== undefined;
  const note = isBeingCounted
    ? text.beingCounted
    : asOf?.countedAt && (
        <>
          {text.counted} <RelativeTime at={asOf.countedAt} />
        </>
      );
  if (!note) return children;
  return (
    <>
      {!isBeingCounted && children}
      {!isBeingCounted && children && ' · '}
      <span role={isBeingCounted ? 'status' : undefined}>{note}</span>
    </>
  );
}
