import { type Phrases, readPhrases, type Topic } from './community-texts.js';
import type { Random } from './random.js';

/** One discussion to be: a topic about one thing. */
export interface Sketch {
  topic: Topic;
  title: string;
  content: string;
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w)\}/g, (_, name: string) => values[name] ?? '');

/** Puts words together the way people vary them. */
export class Words {
  private readonly phrases: Record<'ar' | 'en', Phrases> = { ar: readPhrases('ar'), en: readPhrases('en') };

  constructor(private readonly random: Random) {}

  /** A discussion for each thing of the topic; now and then somebody asks again in other words. */
  sketches(topic: Topic): Sketch[] {
    const things = Math.max(1, ...Object.values(topic.slots).map((values) => values.length));
    return Array.from({ length: things }, (_, index) => index).flatMap((index) => {
      const values = Object.fromEntries(Object.entries(topic.slots).map(([name, list]) => [name, list[index] ?? '']));
      const again = topic.kind === 'question' && topic.titles.length > 1 && this.random.chance(0.24);
      const titles = again ? topic.titles : [topic.titles[index % topic.titles.length] ?? ''];
      return titles.map((title) => ({ topic, title: filled(title, values), content: this.body(topic, values) }));
    });
  }

  /** Different answers in any order: what fits exactly, then what fits anywhere. */
  answers(topic: Topic, forum: string, count: number): string[] {
    const exact = this.random.shuffled(topic.replies).slice(0, Math.max(1, count - 1));
    const kind = topic.kind === 'news' ? 'cheers' : forum === 'introductions' ? 'welcomes' : 'advices';
    if (kind === 'advices')
      return this.random.shuffled([...exact, ...this.helping(topic, forum, count - exact.length)]);
    const general = this.random.shuffled(this.bank(topic.language, kind)).slice(0, Math.max(0, count - exact.length));
    return this.random.shuffled([...exact, ...general]);
  }

  thanks(topic: Topic): string {
    return this.random.pick(this.bank(topic.language, 'thanks'));
  }

  /** Advice that suits the forum, and the short lines of those who merely pass by. */
  private helping(topic: Topic, forum: string, count: number): string[] {
    const bank = (name: string) => this.random.shuffled(this.bank(topic.language, name));
    const [follows, advices] = [bank('follows'), bank(forum === 'web-development' ? 'tech' : 'advices')];
    // Somebody answers in the other language from time to time.
    if (this.random.chance(0.1))
      advices[0] = this.random.pick(this.bank(topic.language === 'ar' ? 'en' : 'ar', 'advices'));
    const texts = Array.from({ length: Math.max(0, count) }, (_, index) =>
      index % 2 ? this.phrased(advices[index >> 1] ?? '') : (follows[index >> 1] ?? ''),
    );
    return texts.filter(Boolean);
  }

  private body(topic: Topic, values: Record<string, string>): string {
    const { language, kind } = topic;
    const isQuestion = kind === 'question';
    const opening = isQuestion && this.random.chance(0.5) ? this.random.pick(this.bank(language, 'asks')) : '';
    const ending = isQuestion && this.random.chance(0.4) ? this.random.pick(this.bank(language, 'ends')) : '';
    return [opening, filled(topic.body, values), ending].filter(Boolean).join('\n\n');
  }

  private phrased(advice: string): string {
    if (advice === '') return '';
    const language = /[ء-ي]/.test(advice) ? 'ar' : 'en';
    const opening = this.random.chance(0.5) ? this.random.pick(this.bank(language, 'openings')) : '';
    const closing = this.random.chance(0.3) ? this.random.pick(this.bank(language, 'closings')) : '';
    return [opening, advice, closing].filter(Boolean).join(this.random.chance(0.15) ? '\n\n' : ' ');
  }

  private bank(language: 'ar' | 'en', name: string): string[] {
    return this.phrases[language][name] ?? this.phrases.ar[name] ?? [];
  }
}
