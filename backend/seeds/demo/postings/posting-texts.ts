import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../data-folder.js';

/** A text in both languages; null where the posting says nothing. */
export interface Pair {
  ar: string | null;
  en: string | null;
}

/** The lines of a file, each a list of what stands between its bars. */
const linesOf = (file: string): string[][] =>
  readFileSync(join(dataFolder, 'postings', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));

/** The two parts from a place on; what is left empty is not said. */
const pairAt = (parts: readonly string[], place: number): Pair => ({
  ar: parts[place] || null,
  en: parts[place + 1] || null,
});

const wordsAt = (parts: readonly string[], place: number, mark: RegExp): string[] =>
  (parts[place] ?? '').split(mark).map((word) => word.trim());

export const readOpportunities = () =>
  linesOf('opportunities.txt').map((parts) => ({
    key: parts[0] ?? '',
    type: parts[1] ?? '',
    governorate: parts[2] ?? '',
    title: pairAt(parts, 3),
    description: pairAt(parts, 5),
    company: pairAt(parts, 7),
    duration: pairAt(parts, 9),
    requirements: pairAt(parts, 11),
    salary: pairAt(parts, 13),
  }));
export type OpportunityText = ReturnType<typeof readOpportunities>[number];

export const readServices = () =>
  linesOf('services.txt').map((parts) => ({
    key: parts[0] ?? '',
    category: parts[1] ?? '',
    price: Number(parts[2]),
    duration: pairAt(parts, 3),
    title: pairAt(parts, 5),
    description: pairAt(parts, 7),
    skills: wordsAt(parts, 9, /،/),
  }));
export type ServiceText = ReturnType<typeof readServices>[number];

export const readCompanies = () =>
  linesOf('companies.txt').map((parts) => ({
    key: parts[0] ?? '',
    name: pairAt(parts, 1),
    governorate: parts[3] ?? '',
    about: pairAt(parts, 4),
  }));
export type CompanyText = ReturnType<typeof readCompanies>[number];

export const readRoles = () =>
  linesOf('roles.txt').map((parts) => ({
    key: parts[0] ?? '',
    employment: parts[1] ?? '',
    title: pairAt(parts, 2),
    work: pairAt(parts, 4),
    required: wordsAt(parts, 6, /,/),
    nice: wordsAt(parts, 7, /,/),
    /** Of a beginner, in thousands of dinars a month. */
    pay: Number(parts[8]),
    /** Keys of the two that look for one. */
    companies: wordsAt(parts, 9, /,/),
  }));
export type RoleText = ReturnType<typeof readRoles>[number];
