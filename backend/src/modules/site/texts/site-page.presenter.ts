import { kindOfSiteText, nameOfSiteText, siteFigureOf } from '@masar/domain';
import type { SiteFigureResponse, SiteTextResponse } from './site-page.response.js';
import type { CurrentSiteText } from './site-texts.js';

const isFigure = ({ key }: CurrentSiteText): boolean => ['figure', 'percent'].includes(kindOfSiteText(key));

/** Names of figures for which nobody wrote a number; one that was emptied on purpose stays away. */
export const uncountedFigures = (texts: readonly CurrentSiteText[]): string[] =>
  texts.filter((text) => isFigure(text) && text.ar === '' && text.version === 0).map(({ key }) => nameOfSiteText(key));

/** The texts that are set. */
export const toSiteTexts = (texts: readonly CurrentSiteText[]): SiteTextResponse[] =>
  texts
    .filter((text) => !isFigure(text) && text.ar !== '')
    .map(({ key, ar, en, updatedAt }) => ({ name: nameOfSiteText(key), ar, en, updatedAt }));

/** Figures in their order: the written ones, and the counted ones unless there is nothing yet (READ-1). */
export const toSiteFigures = (
  texts: readonly CurrentSiteText[],
  counted: Readonly<Record<string, number>>,
): SiteFigureResponse[] =>
  texts.filter(isFigure).flatMap(({ key, ar }) => {
    const name = nameOfSiteText(key);
    const figure = siteFigureOf(ar) ?? { value: counted[name] ?? 0, isAtLeast: false };
    return figure.value > 0 ? [{ name, ...figure }] : [];
  });
