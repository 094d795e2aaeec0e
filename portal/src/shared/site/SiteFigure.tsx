import { useLocale } from '@masar/ui';

interface SiteFigureProps {
  figure: { value: number; isAtLeast: boolean };
  isPercent?: boolean;
  /** Off where thousands stand together, `5000+`. */
  isGrouped?: boolean;
}

/** `2,500+` or `95%`, in the reader's digits. */
export function SiteFigure({ figure: { value, isAtLeast }, isPercent = false, isGrouped = true }: SiteFigureProps) {
  const { format } = useLocale();
  const number = isPercent ? format.percent(value) : format.number(value, { useGrouping: isGrouped });
  return <bdi dir="ltr">{`${number}${isAtLeast ? '+' : ''}`}</bdi>;
}
