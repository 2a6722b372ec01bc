/**
 * Removes the service worker that an earlier build without a backend has left at the same place. It
 * would go on catching the calls of the API, and they would get no answer. A page that it has caught
 * already is loaded again.
 */
export async function removeMockWorker(): Promise<void> {
  const script = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).href;
  const isMock = (worker: ServiceWorker | null) => worker?.scriptURL === script;
  const { controller } = navigator.serviceWorker;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(({ active, waiting, installing }) => [active, waiting, installing].some(isMock))
      .map((registration) => registration.unregister()),
  );
  if (isMock(controller)) location.reload();
}
