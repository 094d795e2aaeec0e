/** What organisations call themselves before their name, in both languages. */
const kinds =
  /^(?:شركة|مؤسسة|منظمة|جمعية|مكتبة|استوديو|دار|مجموعة|معهد|مركز|فريق|متجر|مصنع|مطبعة|مطعم|نادي|مبادرة|تعاونية|مدرسة|the|company|studio|foundation|association|center|centre)\s+/iu;

/** The name with which an organisation is told from others: without its kind and the article. */
export function orgInitial(name: string): string {
  const own = name.trim().replace(kinds, '');
  return own.replace(/^(?:ال|al-)(?=\p{L}{3})/iu, '') || name;
}
