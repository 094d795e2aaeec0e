import { useState } from 'react';
import { videoSource } from '../model/video-source';
import { SourceVideo, type VideoProps } from './SourceVideo';
import { VideoOnDemand } from './VideoOnDemand';

interface LessonVideoProps extends VideoProps {
  address: string;
  /** Reading only: the video is left out until it is asked for. */
  isTextOnly: boolean;
}

/** A lesson's video, from where it stopped (LSN-2). */
export function LessonVideo({ address, isTextOnly, ...video }: LessonVideoProps) {
  const [isWanted, setWanted] = useState(false);
  const source = videoSource(address);
  if (source && isTextOnly && !isWanted) return <VideoOnDemand source={source} onWanted={() => setWanted(true)} />;
  return <SourceVideo address={address} {...video} />;
}
