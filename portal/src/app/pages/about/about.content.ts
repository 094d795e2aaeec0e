import { AwardIcon, HandshakeIcon, HeartIcon, SparkleIcon } from '@masar/ui';

/** Advertising figures of the about page (spec 2, About): more than so many. */
export const aboutFigures = [
  { value: 2500, text: 'students' },
  { value: 120, text: 'courses' },
  { value: 50, text: 'instructors' },
  { value: 1800, text: 'certificates' },
] as const;

export const values = [
  { text: 'excellence', sentence: 'excellenceText', icon: AwardIcon, tone: 'brown' },
  { text: 'passion', sentence: 'passionText', icon: HeartIcon, tone: 'pink' },
  { text: 'collaboration', sentence: 'collaborationText', icon: HandshakeIcon, tone: 'green' },
  { text: 'innovation', sentence: 'innovationText', icon: SparkleIcon, tone: 'purple' },
] as const;

/** What happened in which year; the last one is still going on. */
export const timeline = [
  { year: 2023, text: 'launch', sentence: 'launchText' },
  { year: 2024, text: 'graduates', sentence: 'graduatesText' },
  { year: 2025, text: 'expansion', sentence: 'expansionText' },
] as const;
