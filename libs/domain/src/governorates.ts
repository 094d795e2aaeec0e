import { normalizeText } from './search/normalize.ts';

interface Governorate {
  id: string;
  ar: string;
  en: string;
  /** Cities and spellings that stand for it too. */
  also: readonly string[];
}

/** The governorates of Iraq, and work that is done from anywhere. */
export const governorates = [
  { id: 'remote', ar: 'عن بُعد', en: 'Remote', also: ['online', 'عن بعد', 'أونلاين', 'من المنزل'] },
  { id: 'baghdad', ar: 'بغداد', en: 'Baghdad', also: [] },
  { id: 'basra', ar: 'البصرة', en: 'Basra', also: ['Basrah'] },
  { id: 'nineveh', ar: 'نينوى', en: 'Nineveh', also: ['الموصل', 'Mosul', 'Ninawa'] },
  { id: 'erbil', ar: 'أربيل', en: 'Erbil', also: ['هولير', 'Hawler', 'Arbil'] },
  { id: 'sulaymaniyah', ar: 'السليمانية', en: 'Sulaymaniyah', also: ['Sulaimani', 'Slemani', 'Sulaymaniya'] },
  { id: 'duhok', ar: 'دهوك', en: 'Duhok', also: ['Dohuk'] },
  { id: 'kirkuk', ar: 'كركوك', en: 'Kirkuk', also: [] },
  { id: 'najaf', ar: 'النجف', en: 'Najaf', also: ['الكوفة'] },
  { id: 'karbala', ar: 'كربلاء', en: 'Karbala', also: ['Kerbala'] },
  { id: 'babil', ar: 'بابل', en: 'Babil', also: ['الحلة', 'Hillah', 'Babylon'] },
  { id: 'anbar', ar: 'الأنبار', en: 'Anbar', also: ['الرمادي', 'Ramadi', 'الفلوجة', 'Fallujah'] },
  { id: 'diyala', ar: 'ديالى', en: 'Diyala', also: ['بعقوبة', 'Baqubah'] },
  { id: 'wasit', ar: 'واسط', en: 'Wasit', also: ['الكوت', 'Kut'] },
  { id: 'saladin', ar: 'صلاح الدين', en: 'Saladin', also: ['تكريت', 'Tikrit', 'سامراء', 'Samarra', 'Salah al-Din'] },
  { id: 'dhi-qar', ar: 'ذي قار', en: 'Dhi Qar', also: ['الناصرية', 'Nasiriyah', 'Thi Qar'] },
  { id: 'maysan', ar: 'ميسان', en: 'Maysan', also: ['العمارة', 'Amarah', 'Missan'] },
  { id: 'muthanna', ar: 'المثنى', en: 'Muthanna', also: ['السماوة', 'Samawah'] },
  { id: 'qadisiyyah', ar: 'القادسية', en: 'Qadisiyyah', also: ['الديوانية', 'Diwaniyah'] },
] as const satisfies readonly Governorate[];

export type GovernorateId = (typeof governorates)[number]['id'];
export const governorateIds: readonly GovernorateId[] = /* @__PURE__ */ governorates.map(({ id }) => id);

const names = /* @__PURE__ */ governorates.flatMap(({ id, ar, en, also }) =>
  [ar, en, ...also].map((name) => ({ id, name: ` ${wordsOf(name)} ` })),
);

/** Letters alone, one space between words. */
function wordsOf(text: string): string {
  return normalizeText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The governorate that a place written by hand lies in; of several the one named first. */
export function governorateOf(location: string): GovernorateId | undefined {
  const text = ` ${wordsOf(location)} `;
  const found = names
    .map(({ id, name }) => ({ id, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, two) => one.at - two.at);
  return found[0]?.id;
}
