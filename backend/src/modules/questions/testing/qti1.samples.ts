import { readQti } from '../formats/qti/read-qti.js';

/** Pieces of QTI 1.2 as Canvas writes it, for specs. */

export const mattext = (text: string, type = 'text/html') =>
  `<material><mattext texttype="${type}">${text.replaceAll('<', '&lt;')}</mattext></material>`;
export const label = (ident: string, text: string) =>
  `<response_label ident="${ident}">${mattext(text, 'text/plain')}</response_label>`;
export const fact = (name: string, value: string) =>
  `<qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;
export const item = (type: string, presentation: string, rules: string, rest = '') =>
  `<item ident="i1" title="سؤال"><itemmetadata><qtimetadata>${fact('question_type', type)}${fact('points_possible', '2.0')}</qtimetadata></itemmetadata><presentation>${presentation}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>${rest}</item>`;
export const rule = (condition: string, set = '<setvar action="Set" varname="SCORE">100</setvar>') =>
  `<respcondition continue="No"><conditionvar>${condition}</conditionvar>${set}</respcondition>`;
export const equal = (value: string, field = 'r1') => `<varequal respident="${field}">${value}</varequal>`;
export const list = (labels: string, cardinality = 'Single', field = 'r1') =>
  `<response_lid ident="${field}" rcardinality="${cardinality}"><render_choice>${labels}</render_choice></response_lid>`;
export const gap = (name: string, labels: string) =>
  `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material><render_choice>${labels}</render_choice></response_lid>`;
export const adds = (value: string, field: string, points: number) =>
  `<respcondition><conditionvar>${equal(value, field)}</conditionvar><setvar action="Add" varname="SCORE">${points}</setvar></respcondition>`;
export const read = (inner: string) =>
  readQti(
    new Map([
      [
        'quiz.xml',
        `<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd"><questestinterop><assessment title="عواصم"><section>${inner}</section></assessment></questestinterop>`,
      ],
    ]),
  );
export const one = (inner: string) => {
  const { questions, skipped } = read(inner);
  expect(skipped).toEqual([]);
  return questions[0]!;
};
