import { Drawing, type DrawingName } from './drawings.tsx';
import { State, type StateProps } from './State.tsx';

interface EmptyStateProps extends StateProps {
  drawing?: DrawingName;
}

/** Nothing to show yet: a drawing, a sentence and the next step. */
export function EmptyState({ drawing = 'path', ...rest }: EmptyStateProps) {
  return <State {...rest} drawing={<Drawing name={drawing} />} />;
}
