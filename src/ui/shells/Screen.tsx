/** Holds a screen: contains its errors, and shows an outline while its code loads. */
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/Skeleton.tsx';
import { Outlet, useLocation } from '../routing/router.ts';

const Lines = styled.div`
  display: grid;
  gap: 24px;
`;

/** The outline of any screen: a title and a card. */
export function ScreenSkeleton() {
  return (
    <SkeletonGroup>
      <Lines>
        <Skeleton $width="240px" $height="36px" />
        <Skeleton $height="320px" />
      </Lines>
    </SkeletonGroup>
  );
}

export function Screen({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<ScreenSkeleton />}>{children ?? <Outlet />}</Suspense>
    </ErrorBoundary>
  );
}
