import { showToast } from '../ui/toastStore';
import { whyMissing } from './whyMissing';

let isOffered = false;

/**
 * Offers a reload as soon as code of this version is found to be gone (Vite tells of each import that
 * fails), so that a tab left open over a release does not fail piece by piece.
 */
export function offerNewVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isOffered) return;
    void whyMissing().then((reason) => {
      if (reason !== 'replaced' || isOffered) return;
      isOffered = true;
      showToast({
        severity: 'info',
        message: 'A new version of the site is out.',
        action: { label: 'Reload', onClick: () => location.reload() },
      });
    });
  });
}
