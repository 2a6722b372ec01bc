/**
 * Gives what a promise gives, if it does so in time.
 *
 * @param limitMs how long to wait for it
 * @param problem the message of the Error that it rejects with later than that
 */
export function inTime<T>(promise: Promise<T>, limitMs: number, problem: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(problem)), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
