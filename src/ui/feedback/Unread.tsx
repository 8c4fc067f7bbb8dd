/** Shown instead of data that could not be read yet: an outline of them, or the failure and a retry button. */
import type { ReactNode } from 'react';
import type { Read } from '../hooks/useRead.ts';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
import { SkeletonGroup } from './Skeleton.tsx';

interface UnreadProps extends Pick<ErrorStateProps, 'title' | 'inline'> {
  readonly read: Pick<Read<unknown>, 'data' | 'error' | 'retry'>;
  /** The outline. */
  readonly children: ReactNode;
}

/** Renders nothing once there are data. */
export function Unread({ read: { data, error, retry }, children, ...look }: UnreadProps) {
  if (data !== undefined) return null;
  if (error === undefined) return <SkeletonGroup>{children}</SkeletonGroup>;
  return <ErrorState inline {...look} error={error} onRetry={retry} />;
}
