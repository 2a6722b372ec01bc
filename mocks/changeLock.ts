import { oneAtATime } from './oneAtATime';

const CHANGES = 'mock-backend-changes';

/**
 * Lets one change run at a time, over all tabs of the site. Where the browser has no locks, or refuses
 * them to a page whose storage is blocked, over this page.
 */
export function changeLock(): <T>(run: () => Promise<T>) => Promise<T> {
  const inThisPage = oneAtATime();
  return (run) =>
    inThisPage(async () => {
      let hasRun = false;
      const once = () => {
        hasRun = true;
        return run();
      };
      try {
        return await (navigator.locks as LockManager | undefined)!.request(CHANGES, once);
      } catch (error) {
        // What failed may be the change itself; only a lock that was not to be had is done without.
        if (hasRun) throw error;
        return run();
      }
    });
}
