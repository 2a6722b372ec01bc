/** Replaces the package `use-sync-external-store` of SWR: React has had the hook itself since version 18. */
export { useSyncExternalStore } from 'react';
