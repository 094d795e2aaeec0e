/** Whether the interface is drawn on paper or on ink-blue. */
export type ColorScheme = 'light' | 'dark';

/** Hues for roles, difficulties, statuses and categories; each comes as ink, ground and fill. */
export const tones = ['blue', 'green', 'purple', 'red', 'yellow', 'brown', 'pink', 'clay', 'neutral'] as const;
export type Tone = (typeof tones)[number];

interface ToneColors {
  /** Text on paper, card or `ground`: at least 4.5:1. */
  ink: string;
  /** Quiet background of a badge. */
  ground: string;
  /** Solid area under white lines or large white text, the same in both schemes. */
  fill: string;
}

interface Colors {
  paper: string;
  card: string;
  ink: string;
  muted: string;
  line: string;
  /** Borders of things one can type in or press: at least 3:1 against card. */
  field: string;
  primary: string;
  primaryStrong: string;
  onPrimary: string;
  tint: string;
  /** Lines, marks and large headings: at least 3:1. */
  accent: string;
  /** Accent for text of normal size: at least 4.5:1. */
  accentInk: string;
  sun: string;
  sunTint: string;
  success: string;
  successTint: string;
  danger: string;
  dangerTint: string;
  codeGround: string;
  codeInk: string;
}

/** The palette of the visual direction: tigris, clay, sun and palm on paper; dark is ink-blue, not black. */
export const colors: Record<ColorScheme, Colors> = {
  light: {
    paper: '#FBF8F2',
    card: '#FFFFFF',
    ink: '#14262B',
    muted: '#5B6B6E',
    line: '#E8E1D5',
    field: '#87918F',
    primary: '#0E5E6F',
    primaryStrong: '#0A4451',
    onPrimary: '#FFFFFF',
    tint: '#E3F0F1',
    accent: '#C4582F',
    accentInk: '#AD4820',
    sun: '#E8A93A',
    sunTint: '#FDF6E3',
    success: '#2A7352',
    successTint: '#E4F1EA',
    danger: '#B3261E',
    dangerTint: '#FBE9E7',
    codeGround: '#14262B',
    codeInk: '#E9F1F0',
  },
  dark: {
    paper: '#0D1B21',
    card: '#14262E',
    ink: '#EAF1F0',
    muted: '#A3B5B8',
    line: '#27404A',
    field: '#6C868E',
    primary: '#6CC4D3',
    primaryStrong: '#97DAE4',
    onPrimary: '#08242B',
    tint: '#173641',
    accent: '#F0966F',
    accentInk: '#F0966F',
    sun: '#E8A93A',
    sunTint: '#332B18',
    success: '#74C69D',
    successTint: '#17352B',
    danger: '#F5988F',
    dangerTint: '#3D2224',
    codeGround: '#081317',
    codeInk: '#E1ECEB',
  },
};

export const toneColors: Record<ColorScheme, Record<Tone, ToneColors>> = {
  light: {
    blue: { ink: '#2563A8', ground: '#E6EFF8', fill: '#2563A8' },
    green: { ink: '#2A7352', ground: '#E4F1EA', fill: '#2F7D5B' },
    purple: { ink: '#5A4FA3', ground: '#ECEAF7', fill: '#5A4FA3' },
    red: { ink: '#B3261E', ground: '#FBE9E7', fill: '#B3261E' },
    yellow: { ink: '#7A5600', ground: '#FBF0D2', fill: '#7A5600' },
    brown: { ink: '#80500F', ground: '#F6EDDD', fill: '#8A5A16' },
    pink: { ink: '#A93363', ground: '#F9E8EF', fill: '#B23A6B' },
    clay: { ink: '#A8441F', ground: '#FAEAE2', fill: '#C4582F' },
    neutral: { ink: '#4F5E61', ground: '#F0ECE3', fill: '#5B6B6E' },
  },
  dark: {
    blue: { ink: '#8FBDF0', ground: '#17304A', fill: '#2563A8' },
    green: { ink: '#74C69D', ground: '#17352B', fill: '#2F7D5B' },
    purple: { ink: '#B7AEF0', ground: '#2A2850', fill: '#5A4FA3' },
    red: { ink: '#F5988F', ground: '#3D2224', fill: '#B3261E' },
    yellow: { ink: '#EBC264', ground: '#332B18', fill: '#7A5600' },
    brown: { ink: '#DDB274', ground: '#35291A', fill: '#8A5A16' },
    pink: { ink: '#F09BBF', ground: '#3D2231', fill: '#B23A6B' },
    clay: { ink: '#F0966F', ground: '#3B261D', fill: '#C4582F' },
    neutral: { ink: '#A3B5B8', ground: '#1E343D', fill: '#5B6B6E' },
  },
};

/** Corner radii in pixels. */
export const radii = { card: 14, button: 12, badge: 999 } as const;

/** The nine sizes of text, from a badge to the words of a hero; the three largest grow with the window. */
export const textSizes = [
  '0.8rem',
  '0.875rem',
  '0.9375rem',
  '1rem',
  '1.125rem',
  '1.25rem',
  'clamp(1.3rem, 1.1rem + 1vw, 1.65rem)',
  'clamp(1.6rem, 1.2rem + 1.8vw, 2.2rem)',
  'clamp(2rem, 1.2rem + 3.4vw, 3rem)',
] as const;

/** A size of text by its step, for styles written in TypeScript: the stylesheets' `var(--text-3)`. */
export type TextStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export const textSize = (step: TextStep): string => textSizes[step - 1]!;

export const fontFamily = "'Vazirmatn Variable', 'Segoe UI', Tahoma, system-ui, sans-serif";
export const codeFontFamily = "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, monospace";
