/** Goes one step back in the history, and waits until the page has been told of it. */
export const goBack = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
