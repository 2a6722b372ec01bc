/**
 * Stands in for the package `tldts`, the list of all public suffixes (300 kB), which reaches the
 * bundle through MSW's cookie store. The mock keeps its cookie itself and asks none of this.
 */
const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : address;

export const getHostname = hostOf;
export const getDomain = hostOf;
export const getSubdomain = (): string => '';
export const getPublicSuffix = (address: string): string => hostOf(address).split('.').at(-1) ?? '';
export const parse = (address: string) => ({ hostname: hostOf(address), domain: hostOf(address) });
