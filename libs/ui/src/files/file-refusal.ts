import { fileWayOf, isPictureName } from '@masar/domain';
import { fileWays, type Language } from '@masar/i18n';

/** Why a file is not even sent, with what to do instead; undefined where the server is asked (ASG-1, CRS-4). */
export function fileRefusal(file: File, takes: 'files' | 'pictures', language: Language): string | undefined {
  const texts = fileWays[language];
  if (file.size === 0) return texts.empty;
  const way = fileWayOf(file.name);
  if (takes === 'pictures') {
    if (isPictureName(file.name)) return undefined;
    return texts[way === 'heic' ? 'heic' : 'picture'];
  }
  return way && `${texts.refused} ${texts[way]} ${texts.taken}`;
}
