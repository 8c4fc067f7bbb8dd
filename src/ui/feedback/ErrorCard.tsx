/** A failure in a card of its own, in the place of what could not be read. */
import { Card } from '../layout/Card.tsx';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

export function ErrorCard(props: ErrorStateProps) {
  return (
    <Card>
      <ErrorState {...props} />
    </Card>
  );
}
