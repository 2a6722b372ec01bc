import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

export interface SectionBoundaryProps {
  /** Shown in place of a part that broke; a notice with a way to reload when left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the rest of the page standing when the code of one part can't be fetched or fails. A
 * browser may remember that a module failed, so the way on is to load the page again.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { broke: boolean }> {
  override state = { broke: false };

  static getDerivedStateFromError() {
    return { broke: true };
  }

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.broke) return children;
    if (fallback !== undefined) return fallback;
    return (
      <ErrorState
        title="This part of the page did not load"
        description="Check your connection. The rest of the page still works."
        action={
          <Button variant="outlined" color="secondary" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      />
    );
  }
}
