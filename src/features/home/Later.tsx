import { Suspense, type ReactNode } from 'react';
import { LazySection, type LazySectionProps } from '../../ui/LazySection';
import { SectionBoundary } from '../../ui/SectionBoundary';

export interface LaterProps {
  minHeight: LazySectionProps['minHeight'];
  children: ReactNode;
}

/** A section below the first view: its code and its requests wait until it is near. */
export function Later({ minHeight, children }: LaterProps) {
  return (
    <LazySection minHeight={minHeight} rootMargin="60px 0px">
      <SectionBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </SectionBoundary>
    </LazySection>
  );
}
