import type { LocalizedMarkdown } from '../../localized-markdown.ts';
import { alike } from '../../parts/key-lines.ts';
import type { QuestionBase } from '../../parts/question-parts.ts';
import {
  list,
  localized,
  object,
  oneOf,
  percent,
  questionLimits,
  type Read,
  record,
  text,
} from '../../parts/read-form.ts';
import { noSameAnswers } from '../../parts/same-answers.ts';
import { mean } from '../../parts/shares.ts';
import type { KindRules } from '../kind-rules.ts';

/** A place on a picture, in percent of its width and height from the left and upper edge. */
export type HotspotArea =
  | { shape: 'rectangle'; x: number; y: number; width: number; height: number }
  | { shape: 'circle'; x: number; y: number; radius: number };

export interface HotspotQuestion extends QuestionBase {
  kind: 'hotspot';
  /** Address of the picture within the bank. */
  picture: string;
  pictureText: LocalizedMarkdown;
  areas: HotspotArea[];
}
export interface HotspotAnswer {
  kind: 'hotspot';
  /** Percent of the picture's width and height. */
  x: number;
  y: number;
}

const areas = {
  rectangle: object<Extract<HotspotArea, { shape: 'rectangle' }>>({
    shape: oneOf('rectangle'),
    x: percent,
    y: percent,
    width: percent,
    height: percent,
  }),
  circle: object<Extract<HotspotArea, { shape: 'circle' }>>({
    shape: oneOf('circle'),
    x: percent,
    y: percent,
    radius: percent,
  }),
};
const area: Read<HotspotArea> = (value, path) =>
  areas[oneOf('rectangle', 'circle')(record(value, path)['shape'], `${path}.shape`)](value, path);

export const hotspot: KindRules<HotspotQuestion, HotspotAnswer> = {
  form: { picture: text(questionLimits.shortText), pictureText: localized, areas: list(area) },
  wrongRelation: () => undefined,
  answerIn: (_, { x, y }) => (isPercent(x) && isPercent(y) ? { x, y } : undefined),
  judge: (question, { x, y }) => ({ share: isRight(question, x, y) ? 1 : 0, feedback: [] }),
  rightAnswer({ areas: [first] }) {
    return first && middleOf(first);
  },
  keyLines: (question) =>
    question.areas.map((each) => {
      const size = each.shape === 'circle' ? `r ${each.radius}` : `${each.width} × ${each.height}`;
      return { text: alike(`(${each.x}, ${each.y}) ${size}`), weight: 100 };
    }),
  saidOf: () => undefined,
  // The middle of the picture, or anywhere.
  guessedShare(question) {
    if (isRight(question, 50, 50)) return 1;
    return mean(raster.map(({ x, y }) => (isRight(question, x, y) ? 1 : 0)));
  },
  sameAnswers: (question) => ({ ...noSameAnswers, places: placesOf(question) }),
  asked: ({ picture, pictureText }) => ({ picture, pictureAr: pictureText.ar, pictureEn: pictureText.en }),
  withOwnParts: (question) => question,
  picture: {
    of: ({ picture, pictureText }) => ({ address: picture, words: pictureText }),
    at: (question, picture) => ({ ...question, picture }),
  },
};

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;
const step = 5;
const grid = Array.from({ length: 100 / step + 1 }, (_, at) => at * step);
const raster = grid.flatMap((y) => grid.map((x) => ({ x, y })));

/** By their number in the raster; what is too small to hold one counts at the nearest. */
function placesOf(question: HotspotQuestion): number[] {
  const middles = question.areas.map((each) => {
    const { x, y } = middleOf(each);
    return (
      Math.min(grid.length - 1, Math.round(y / step)) * grid.length + Math.min(grid.length - 1, Math.round(x / step))
    );
  });
  return [...new Set([...raster.flatMap(({ x, y }, at) => (isRight(question, x, y) ? at : [])), ...middles])];
}

const middleOf = (area: HotspotArea): { x: number; y: number } =>
  area.shape === 'circle' ? { x: area.x, y: area.y } : { x: area.x + area.width / 2, y: area.y + area.height / 2 };

const isRight = (question: HotspotQuestion, x: number, y: number): boolean =>
  question.areas.some((each) =>
    each.shape === 'circle'
      ? Math.hypot(x - each.x, y - each.y) <= each.radius
      : x >= each.x && x <= each.x + each.width && y >= each.y && y <= each.y + each.height,
  );
