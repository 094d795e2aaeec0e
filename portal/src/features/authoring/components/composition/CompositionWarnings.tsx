import { useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import type { Composition } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';

type Warning = Composition['warnings'][number];
type Told = Exclude<Warning['code'], 'draw-short'>;

/** What the author should look at: draws that can't be filled, and questions by what they lack; nothing is refused for it. */
export function CompositionWarnings({ warnings }: { warnings: readonly Warning[] }) {
  const text = useMessages(compositionMessages);
  const { format } = useLocale();
  if (warnings.length === 0) return null;
  const told = [...new Set(warnings.map(({ code }) => code).filter((code) => code !== 'draw-short'))] as Told[];
  const ownWith = (code: Told) =>
    warnings.flatMap((one) =>
      one.code === code && one.ownQuestion !== null ? [format.number(one.ownQuestion + 1)] : [],
    );
  return (
    <Alert severity="warning">
      <strong>{text.warnings}</strong>
      <ul>
        {warnings
          .filter(({ code }) => code === 'draw-short')
          .map(({ place, wanted, found }) => (
            <li key={place}>{text.short(format.number(wanted ?? 0), format.number(found ?? 0))}</li>
          ))}
        {told.map((code) => (
          <li key={code}>
            {text[code as keyof typeof text] as string}:{' '}
            {format.number(warnings.filter((one) => one.code === code).length)}
            {ownWith(code).length > 0 && ` ${text.amongOwn(format.list(ownWith(code)))}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
